import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

const newline = 10;
const blockBytes = 8 * 1024 * 1024;

/** Stores committed lines before any reply or event is sent. */
export interface Journal {
  append(line: string): void;
  close(): void;
}

export const memoryJournal: Journal = { append() {}, close() {} };

/**
 * Opens the append-only file, handing every whole line to `onLine` first. A line cut short by a kill is
 * dropped, since its request was never answered.
 */
export function openJournal(directory: string, onLine: (line: string) => void): Journal {
  mkdirSync(directory, { recursive: true });
  const file = openSync(path.join(directory, 'ledger.jsonl'), 'a+');
  const good = replay(file, onLine);
  ftruncateSync(file, good);
  let length = good;
  return {
    // A plain write reaches the page cache in microseconds, and that outlives a kill -9; so no batching
    // and no fsync. A write that fails half way (disk full) is taken back before the error is passed on.
    append(line) {
      const bytes = Buffer.from(`${line}\n`);
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
        length += bytes.length;
      } catch (error) {
        ftruncateSync(file, length);
        throw error;
      }
    },
    close: () => closeSync(file),
  };
}

/** Returns how many bytes of the file are whole lines. */
function replay(file: number, onLine: (line: string) => void): number {
  const total = fstatSync(file).size;
  const block = Buffer.alloc(blockBytes);
  let rest: Buffer = Buffer.alloc(0);
  let good = 0;
  for (let at = 0; at < total; ) {
    const count = readSync(file, block, 0, blockBytes, at);
    if (count === 0) break;
    at += count;
    const bytes = Buffer.concat([rest, block.subarray(0, count)]);
    let from = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
      onLine(bytes.toString('utf8', from, end));
      good += end + 1 - from;
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
  return good;
}
