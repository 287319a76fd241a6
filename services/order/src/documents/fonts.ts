import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@shopwright/contracts/fields';
import * as fontkit from 'fontkit';

type Font = Pick<fontkit.Font, 'hasGlyphForCodePoint'>;

const opened = new Map<string, Font>();

/**
 * Returns the file of the first font that has the character; that of the first one where none has it. Chinese and Japanese
 * draw some shared characters differently.
 */
export function findFont(character: string, language: Language): string {
  const key = `${language === 'ja'} ${character}`;
  const known = chosen.get(key) ?? chooseFont(character, language);
  if (chosen.size < chosenMax) chosen.set(key, known);
  return known;
}

/** Most characters occur in every document. */
const chosen = new Map<string, string>();
const chosenMax = 20_000;

function chooseFont(character: string, language: Language): string {
  const codePoint = character.codePointAt(0) ?? 0;
  const [first, second] = language === 'ja' ? ['jp', 'sc'] : ['sc', 'jp'];
  const folder = findFolder();
  const files = ['noto-sans', 'noto-sans-arabic', `noto-sans-${first}`, `noto-sans-${second}`].map((name) =>
    path.join(folder, `${name}.ttf`),
  );
  return files.find((file) => openFont(file).hasGlyphForCodePoint(codePoint)) ?? files[0] ?? '';
}

function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = fontkit.openSync(file) as fontkit.Font;
  opened.set(file, font);
  return font;
}

let found: string | undefined;

/** The fonts lie in the service's folder, above its sources and its bundle. */
function findFolder(): string {
  if (found) return found;
  for (let folder = path.dirname(path.resolve(process.argv[1] ?? '.')); ; folder = path.dirname(folder)) {
    found = ['fonts', 'services/order/fonts'].map((inside) => path.join(folder, inside)).find(existsSync);
    if (found) return found;
    if (folder === path.dirname(folder)) throw new Error('The fonts of invoices are missing');
  }
}
