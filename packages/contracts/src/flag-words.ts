/** The words for true and false of spreadsheets in the languages that write them. */
const trueWords =
  'true yes 1 wahr ja vrai oui verdadero sí si verdadeiro sim vero prawda tak истина да waar sand sant 真 是 はい نعم صحيح';
const falseWords =
  'false no 0 falsch nein faux non falso não fałsz nie ложь нет onwaar nee falskt nej 假 否 いいえ لا خطأ';
const flags = new Map([
  ...trueWords.split(' ').map((word) => [word, true] as const),
  ...falseWords.split(' ').map((word) => [word, false] as const),
]);

/** Returns what a cell says; undefined where it is neither. */
export const readFlag = (cell: string): boolean | undefined => flags.get(cell.normalize('NFC').trim().toLowerCase());
