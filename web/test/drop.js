// Drops files on pages, as a hand would.

/** Drops a file of this machine on a tab. */
export async function drop(tab, path) {
  const session = await tab.context().newCDPSession(tab);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await session.send("Input.dispatchDragEvent", { type, x: 100, y: 100, data });
  }
  await session.detach();
}
