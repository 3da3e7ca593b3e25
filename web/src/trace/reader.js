// Numbers of a part of a trace: base 128, seven bits a byte, the lowest first.

/** Reads on from a byte; throws where the part ends too early. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get ended() {
    return this.at >= this.bytes.length;
  }

  /** The next number. */
  next() {
    const { bytes } = this;
    let byte = bytes[this.at++];
    if (byte < 128) return byte;
    let value = byte & 127;
    let factor = 128;
    do {
      byte = bytes[this.at++];
      if (byte === undefined || factor > 2 ** 49) throw new Error("a number does not end");
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  }

  /** The next number, which counts or names something: less than `limit`. */
  below(limit) {
    const value = this.next();
    if (!(value < limit)) throw new Error(`${value} stands where less than ${limit} may stand`);
    return value;
  }
}

/** FNV-1a of 32 bits, as the writer has it. */
export function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ bytes[at], 0x01000193);
  return sum >>> 0;
}
