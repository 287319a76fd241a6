/** Writes and reads the headers that tell about a whole list, beside the `Link` to its next page. */

export interface ListFacts {
  /** Counts the rows of all pages. Only some lists have it, on their first page. Where `hasMore`, there are more than were counted. */
  total?: { count: number; hasMore: boolean };
  /** The words that a search was taken for, where no product contains the words as they were typed. */
  corrected?: string;
}

const totalHeader = 'x-total-count';
const correctedHeader = 'x-search-corrected';
export const listFactHeaders = [totalHeader, correctedHeader] as const;

/** Returns `X-Total-Count: 12`, or `1000+` where there are more, and the corrected words percent-encoded. */
export function toListHeaders({ total, corrected }: ListFacts): Record<string, string> {
  return {
    ...(total && { [totalHeader]: `${total.count}${total.hasMore ? '+' : ''}` }),
    ...(corrected !== undefined && { [correctedHeader]: encodeURIComponent(corrected) }),
  };
}

/** Ignores values that `toListHeaders` does not write: the list is whole without them. */
export function readListHeaders(headers: { get(name: string): string | null }): ListFacts {
  const total = /^(\d+)(\+?)$/.exec(headers.get(totalHeader) ?? '');
  const corrected = decode(headers.get(correctedHeader));
  return {
    ...(total && { total: { count: Number(total[1]), hasMore: total[2] === '+' } }),
    ...(corrected !== undefined && { corrected }),
  };
}

function decode(value: string | null): string | undefined {
  try {
    return value === null ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
