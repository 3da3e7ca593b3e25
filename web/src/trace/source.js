// Where a trace's bytes come from: a file of the reader's, or the server. Only what is drawn is
// read, so that a trace may be larger than what a page can hold.

const GONE = "it changed, or is gone: open it again";

/** A file that was dropped or chosen. */
export function ofFile(file) {
  return {
    name: file.name,
    bytes: file.size,
    read: async (at, length) => {
      try {
        return new Uint8Array(await file.slice(at, at + length).arrayBuffer());
      } catch {
        throw new Error(GONE);
      }
    },
  };
}

/** A file that is served; a server that knows no ranges sends it whole, and it is kept. */
export async function ofAddress(name, address) {
  const first = await part(address, 0, 1);
  if (first.status === 200) return { ...ofFile(await first.blob()), name };
  const total = Number(/\/(\d+)$/.exec(first.headers.get("content-range") ?? "")?.[1] ?? 0);
  return {
    name,
    bytes: first.status === 416 ? 0 : total,
    read: async (at, length) => {
      // There is no range of nothing: a part in which nobody did anything has no bytes.
      if (length === 0) return new Uint8Array(0);
      const answer = await part(address, at, length);
      if (answer.status !== 206) throw new Error(GONE);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.length !== length) throw new Error(GONE);
      return bytes;
    },
  };
}

async function part(address, at, length) {
  let answer;
  try {
    answer = await fetch(address, { headers: { range: `bytes=${at}-${at + length - 1}` } });
  } catch {
    throw new Error("the server does not answer");
  }
  if (!answer.ok && answer.status !== 416) throw new Error(GONE);
  return answer;
}
