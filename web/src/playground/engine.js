// Asks the engine in a worker. Of questions that wait only the newest is asked: whoever drags
// wants to see where the hand is, not where it was.
import { engineModule } from "./module.js";

/** An engine of its own, in a worker of its own: several run at once. */
export function makeEngine() {
  let worker = null;
  let under = null;
  let waiting = null;
  let number = 0;

  function finish(answer) {
    const done = under;
    under = null;
    done?.resolve(answer);
    next();
  }

  /** Gives up the worker, and says why to who waits for it; the next question gets another. */
  function fail(why) {
    worker?.terminate();
    worker = null;
    finish({ kind: "stopped", message: `The engine can't be loaded: ${why}.` });
  }

  async function begin() {
    const mine = new Worker("worker.js");
    worker = mine;
    mine.addEventListener("message", ({ data }) => {
      if (under?.number === data.number) finish(data.answer);
    });
    for (const name of ["error", "messageerror"]) {
      mine.addEventListener(name, (event) => {
        event.preventDefault();
        if (worker === mine) fail(event.message || "its worker has ended");
      });
    }
    mine.postMessage({ module: await engineModule() });
    return mine;
  }

  async function next() {
    if (under || !waiting) return;
    const mine = waiting;
    under = mine;
    waiting = null;
    try {
      const to = worker ?? (await begin());
      if (under === mine) to.postMessage({ number: mine.number, question: mine.question });
    } catch (error) {
      if (under === mine) fail(error.message);
    }
  }

  return {
    /** The answer, or null if a newer question took this one's place, or it was stopped. */
    ask(question) {
      return new Promise((resolve) => {
        waiting?.resolve(null);
        number += 1;
        waiting = { number, question, resolve };
        next();
      });
    },
    /** Gives up what is under way, if anything is. */
    stop() {
      if (!under) return;
      worker?.terminate();
      worker = null;
      const given = [under, waiting];
      under = null;
      waiting = null;
      given.forEach((one) => one?.resolve(null));
    },
  };
}
