import { pages } from '@shopwright/contracts/pages';
import { readStored, writeStored } from '../../lib/local-storage';

/** More columns are no comparison. */
export const comparedMax = 4;

const key = 'compared';

/** Reads ids such as "1,2,3", each once. Ignores what is none. */
export const parseIds = (text: string | null): number[] =>
  [
    ...new Set(
      (text ?? '')
        .split(',')
        .filter((id) => /^[1-9]\d{0,8}$/.test(id))
        .map(Number),
    ),
  ].slice(0, comparedMax);

/** The products that this browser compares. */
export const readCompared = (): number[] => parseIds(readStored(key));

export function writeCompared(ids: readonly number[]): void {
  writeStored(key, ids.length > 0 ? ids.join(',') : null);
}

export const comparePath = (ids: readonly number[]): string =>
  ids.length > 0 ? `${pages.compare}?ids=${ids.join(',')}` : pages.compare;
