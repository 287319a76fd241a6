import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@shopwright/contracts/fields';
import * as fontkit from 'fontkit';
import { findFontFolder } from './find-font-folder';

type Font = Pick<fontkit.Font, 'familyName' | 'hasGlyphForCodePoint'>;

/** In this order the fonts are asked for a character. The languages of China, Japan and Korea draw shared ones differently. */
const general = ['noto-sans', 'noto-sans-arabic'];
const eastAsian = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-hk', 'noto-sans-kr'];
const japaneseFirst = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-hk', 'noto-sans-kr'];
/** They have letters and digits as well, and must not draw those. */
const last = ['noto-sans-symbols', 'noto-sans-symbols-2', 'noto-emoji'];

/** Characters that fonts do not draw, but which join letters or set their direction. */
const isControl = /[\p{Bidi_Control}\p{Join_Control}\p{Variation_Selector}]/u;

/** The names of the font families for a text in this language, the first that has a character draws it. */
export const listFamilies = (language: Language): string[] =>
  listFiles(language).map((name) => openFont(name).familyName);

/** Leaves out each character that no font has. */
export const dropUndrawable = (text: string): string =>
  [...text].filter((character) => isControl.test(character) || isDrawable(character)).join('');

function isDrawable(character: string): boolean {
  const known = drawable.get(character);
  if (known !== undefined) return known;
  const codePoint = character.codePointAt(0) ?? 0;
  const isFound = listFiles('en').some((name) => openFont(name).hasGlyphForCodePoint(codePoint));
  if (drawable.size < drawableMax) drawable.set(character, isFound);
  return isFound;
}

/** Most characters occur in every document. */
const drawable = new Map<string, boolean>();
const drawableMax = 20_000;

function listFiles(language: Language): string[] {
  const ordered = [...general, ...(language === 'ja' ? japaneseFirst : eastAsian)];
  const rest = readdirSync(findFontFolder())
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => file.replace('.ttf', ''))
    .filter((name) => !ordered.includes(name) && !last.includes(name));
  return [...ordered, ...rest.sort(), ...last];
}

const opened = new Map<string, Font>();

function openFont(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = fontkit.openSync(path.join(findFontFolder(), `${name}.ttf`)) as fontkit.Font;
  opened.set(name, font);
  return font;
}
