import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

export interface SourceMap {
  sources: string[];
  names: string[];
  mappings: string;
  sourcesContent?: unknown;
}

export const isOwnCode = (file: string): boolean => !/(^|[\\/])node_modules[\\/]/.test(file);

/**
 * Reduces a source map to what a stack needs: the lines of our own code. Keeps the first mapping of each, and where a package
 * begins one to nothing, so that a stack does not name the line before it.
 */
export function linesOfOwnCode({ sourcesContent, ...map }: SourceMap): SourceMap {
  const sources = map.sources.filter(isOwnCode);
  const indexes = map.sources.map((source) => (isOwnCode(source) ? sources.indexOf(source) : undefined));
  let last: SourceMapSegment = [0];
  const mappings = decode(map.mappings).map((segments) => {
    const kept: SourceMapSegment[] = [];
    for (const [column, source = -1, line = 0] of segments) {
      const index = indexes[source];
      if (index === last[1] && (index === undefined || line === last[2])) continue;
      last = index === undefined ? [column] : [column, index, line, 0];
      kept.push(last);
    }
    return kept;
  });
  return { ...map, sources, names: [], mappings: encode(mappings) };
}
