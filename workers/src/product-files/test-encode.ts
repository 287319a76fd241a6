const tables = new Map<string, Map<string, number[]>>();

/** Writes text in an old encoding, by the table that `TextDecoder` reads it with. Throws for a letter that it lacks. */
export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    return Uint8Array.from(
      text.split('').flatMap((unit) => {
        const [low, high] = [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8];
        return encoding === 'utf-16le' ? [low, high] : [high, low];
      }),
    );
  }
  const table = tables.get(encoding) ?? readTable(encoding);
  tables.set(encoding, table);
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = table.get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}

function readTable(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== '\ufffd' && !table.has(letter)) table.set(letter, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add(byte);
  if (/^(shift_jis|euc|gb|big5)/.test(encoding)) {
    for (let lead = 0x81; lead < 255; lead++) for (let trail = 0x40; trail < 255; trail++) add(lead, trail);
  }
  return table;
}
