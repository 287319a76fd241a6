import { asciiText, ignoredMarks, writeCode } from '@shopwright/contracts/ascii-text';

const lastCode = 0x10ffff;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/**
 * Returns the SQL that creates the function `ascii_text`, for a migration. It equals `asciiText` on every database: it asks
 * neither the locale nor an extension.
 */
export function createAsciiTextFunction(): string {
  return `CREATE OR REPLACE FUNCTION ascii_text(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length(value) = length(value) THEN
    RETURN lower(value COLLATE "C");
  END IF;
  plain := normalize(regexp_replace(normalize(value, NFKD) COLLATE "C",
    '${ignoredMarks.source}', '', 'g'), NFC);
  IF octet_length(plain) = length(plain) THEN
    RETURN lower(plain COLLATE "C");
  END IF;
  RETURN (
    SELECT lower(string_agg(CASE WHEN octet_length(letter) = 1 THEN letter ELSE coalesce('${toJson(listWritten())}'::jsonb ->> letter,
      CASE WHEN ascii(letter) BETWEEN ${0xc0} AND ${0x1fff} OR ascii(letter) BETWEEN ${0x2c00} AND ${0x2e7f}
        THEN 'q' || reverse(to_hex(ascii(letter))) ELSE ' ' || reverse(to_hex(ascii(letter))) || ' ' END) END,
      '' ORDER BY place) COLLATE "C")
    FROM string_to_table(plain, NULL) WITH ORDINALITY AS letters(letter, place)
  );
END $$;`;
}

/** The characters that are written otherwise than by their code, and how. */
function listWritten(): [string, string][] {
  const found: [string, string][] = [];
  for (let code = 0x80; code <= lastCode; code += 1) {
    const character = String.fromCodePoint(code);
    // Only normal forms reach the table.
    if (isSurrogate(code) || character.normalize('NFKD').replace(ignoredMarks, '').normalize('NFC') !== character)
      continue;
    const text = asciiText(character);
    if (text !== writeCode(code)) found.push([character, text]);
  }
  return found;
}

/** Lines of a readable length. A JSON text may be broken between its members. */
function toJson(pairs: readonly [string, string][]): string {
  const lines = [''];
  for (const [character, text] of pairs) {
    const member = `${JSON.stringify(character)}:${JSON.stringify(text)},`;
    if ((lines.at(-1) ?? '').length + member.length > 120) lines.push('');
    lines[lines.length - 1] += member;
  }
  return `{${lines.join('\n').slice(0, -1)}}`.replaceAll("'", "''");
}
