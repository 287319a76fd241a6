/** Headers about a whole list, beside `Link`. */

export interface ListFacts {
  /** Counted on the first page of some lists. A lower bound with `hasMore`. */
  total?: { count: number; hasMore: boolean };
  /** The words searched instead, where nothing contains those typed. */
  corrected?: string;
  /** How a search was understood whose words, as typed, are in no product. */
  interpretation?: SearchInterpretation;
}

export interface SearchInterpretation {
  /** Words that say nothing about a product, such as "for a". */
  ignored: string[];
  /** In the store's currency. */
  minPrice?: string;
  maxPrice?: string;
  /** True if the cheapest of the best matches come first. */
  isCheapestFirst: boolean;
  /** True if no product has all the words that were not ignored, so that the list has the closest ones. */
  isPartial: boolean;
  /** Categories with one of the words in their names, best match first. */
  categoryIds: number[];
}

const totalHeader = 'x-total-count';
const correctedHeader = 'x-search-corrected';
const interpretationHeader = 'x-search-interpretation';
export const listFactHeaders = [totalHeader, correctedHeader, interpretationHeader] as const;

export function toListHeaders({ total, corrected, interpretation }: ListFacts): Record<string, string> {
  return {
    ...(total && { [totalHeader]: `${total.count}${total.hasMore ? '+' : ''}` }),
    ...(corrected !== undefined && { [correctedHeader]: encodeURIComponent(corrected) }),
    ...(interpretation && { [interpretationHeader]: encodeURIComponent(JSON.stringify(interpretation)) }),
  };
}

/** Ignores values in any other form. */
export function readListHeaders(headers: { get(name: string): string | null }): ListFacts {
  const total = /^(\d+)(\+?)$/.exec(headers.get(totalHeader) ?? '');
  const corrected = decode(headers.get(correctedHeader));
  const interpretation = readInterpretation(headers.get(interpretationHeader));
  return {
    ...(total && { total: { count: Number(total[1]), hasMore: total[2] === '+' } }),
    ...(corrected !== undefined && { corrected }),
    ...(interpretation && { interpretation }),
  };
}

function readInterpretation(header: string | null): SearchInterpretation | undefined {
  try {
    const value = JSON.parse(decode(header) ?? 'null');
    return Array.isArray(value?.ignored) && Array.isArray(value.categoryIds) ? value : undefined;
  } catch {
    return undefined;
  }
}

function decode(value: string | null): string | undefined {
  try {
    return value === null ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
