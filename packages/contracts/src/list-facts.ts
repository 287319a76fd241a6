/** Headers about a whole list, beside `Link`. */

export interface ListFacts {
  /** Counted on the first page of some lists. A lower bound with `hasMore`. */
  total?: { count: number; hasMore: boolean };
  /** The words searched instead, where nothing contains those typed. */
  corrected?: string;
}

const totalHeader = 'x-total-count';
const correctedHeader = 'x-search-corrected';
export const listFactHeaders = [totalHeader, correctedHeader] as const;

export function toListHeaders({ total, corrected }: ListFacts): Record<string, string> {
  return {
    ...(total && { [totalHeader]: `${total.count}${total.hasMore ? '+' : ''}` }),
    ...(corrected !== undefined && { [correctedHeader]: encodeURIComponent(corrected) }),
  };
}

/** Ignores values in any other form. */
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
