import { inflateSync } from 'node:zlib';

/** Reads the glyphs that a PDF draws, in the order of drawing: 0 is the box of a character that the font lacks. */
export function readGlyphs(pdf: Buffer): number[] {
  const glyphs: number[] = [];
  for (const stream of readStreams(pdf)) {
    if (!/ Tf\n/.test(stream)) continue;
    for (const [literal] of stream.matchAll(/\((?:\\[\s\S]|[^\\)])*\)/g)) {
      const bytes = unescapeLiteral(literal.slice(1, -1));
      for (let at = 0; at + 1 < bytes.length; at += 2) glyphs.push((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
    }
  }
  return glyphs;
}

export const countPages = (pdf: Buffer): number => {
  const all = [pdf.toString('latin1'), ...readStreams(pdf)].join('\n');
  return all.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

function* readStreams(pdf: Buffer): Generator<string> {
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from)) {
    const end = pdf.indexOf('endstream', from);
    const bytes = pdf.subarray(from + 'stream\n'.length, end);
    from = end + 'endstream'.length;
    // Fonts and metadata are compressed in other ways, or not at all.
    if (bytes[0] === 0x78) yield inflateSync(bytes).toString('latin1');
  }
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescapeLiteral = (literal: string): Buffer =>
  Buffer.from(
    literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (named[code] ?? code),
    ),
    'latin1',
  );
