import { readStored, writeStored } from '../../lib/local-storage';

/** The labels on each sheet. */
export const papers = { a4: 8, letter: 6, '4x6': 1 } as const;
export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as Paper[];

const key = 'label-paper';

export const isPaper = (text: string | null): text is Paper => paperNames.some((name) => name === text);

/** Returns the paper that this browser printed labels on before. */
export function readPaper(): Paper | undefined {
  const stored = readStored(key);
  return isPaper(stored) ? stored : undefined;
}

export const storePaper = (paper: Paper): void => writeStored(key, paper);
