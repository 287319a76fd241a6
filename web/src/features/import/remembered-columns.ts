import * as z from 'zod';
import { readStored, writeStored } from '../../lib/local-storage';

const key = 'import-columns';
/** Files of so many programs. */
const filesMax = 20;

const remembered = z.array(z.object({ names: z.string(), mapping: z.record(z.string(), z.string()) }));

/** Files whose columns have the same names, in any order. */
const toNames = (names: readonly string[]): string => JSON.stringify(names.toSorted());

function readAll(): z.infer<typeof remembered> {
  try {
    return remembered.parse(JSON.parse(readStored(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Returns what staff chose for a file with these columns before. */
export const readChoices = (names: readonly string[]): Record<string, string> =>
  readAll().find((one) => one.names === toNames(names))?.mapping ?? {};

export function rememberChoices(names: readonly string[], mapping: Record<string, string>): void {
  const others = readAll().filter((one) => one.names !== toNames(names));
  writeStored(key, JSON.stringify([{ names: toNames(names), mapping }, ...others].slice(0, filesMax)));
}
