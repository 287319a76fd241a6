import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line in the order in which it is drawn, from left to right. */
export interface Run {
  text: string;
  font: string;
}

/** Marks of direction, which no font draws. */
const invisible = /[\u200e\u200f\u061c\u2066-\u2069]/g;

/**
 * Splits a line into the pieces to draw, from left to right. The direction of each is found by the Unicode algorithm;
 * a piece from right to left keeps its letters in their order, because the font joins and turns them.
 */
export function splitRuns(line: string, isRightToLeft: boolean, findFont: (character: string) => string): Run[] {
  const text = line.replace(invisible, '');
  if (text === '') return [];
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const words: (Run & { level: number })[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    const shown = (level % 2 === 1 && bidi.getMirroredCharacter(character)) || character;
    const last = words.at(-1);
    const font = character === ' ' && last ? last.font : findFont(character);
    const isSame = last && last.level === level && last.font === font && character !== ' ' && !last.text.endsWith(' ');
    if (isSame) last.text += shown;
    else words.push({ text: shown, font, level });
    at += character.length;
  }
  return reorder(words).map(({ text: word, font }) => ({ text: word, font }));
}

/** Rule L2 of the Unicode algorithm, on words: from the highest level down to the lowest odd one, each stretch is turned. */
function reorder<Word extends { level: number }>(words: Word[]): Word[] {
  const ordered = [...words];
  const highest = Math.max(...words.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      if ((ordered[start]?.level ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
