import type { ReadBytes } from './read-texts';

const cellsMax = 2000;
/** Tab, line breaks, comma and semicolon, which are no second byte of a letter in any of the old encodings. */
const separators = new Set([9, 10, 13, 44, 59]);
/** A cell that is longer tells no more. */
const cellBytesMax = 4096;

/** Collects distinct cells with bytes beyond ASCII: among thousands of plain ones they would tell the detector nothing. */
export async function collectCells(readBytes: ReadBytes): Promise<Uint8Array[]> {
  const cells = new Map<string, Uint8Array>();
  let rest: Uint8Array = new Uint8Array();
  const add = (cell: Uint8Array) => {
    const start = cell.subarray(0, cellBytesMax);
    if (start.some((byte) => byte > 127)) cells.set(start.join(), start);
  };
  for await (const part of readBytes()) {
    const bytes = joinBytes([rest, part]);
    let start = 0;
    for (let at = 0; at < bytes.length && cells.size < cellsMax; at++) {
      if (!separators.has(bytes[at] ?? 0)) continue;
      add(bytes.subarray(start, at));
      start = at + 1;
    }
    if (cells.size === cellsMax) return [...cells.values()];
    rest = bytes.slice(Math.max(start, bytes.length - cellBytesMax));
  }
  add(rest);
  return [...cells.values()];
}

export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
