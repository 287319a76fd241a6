import type { Language } from '@shopwright/contracts/fields';
import wishWords from './wish-words.json';
import { chineseOrJapanese, splitText } from './word-search';

/** An amount as it was typed. Without a currency, it is one of the store's. */
export interface TypedAmount {
  amount: number;
  currency: string | undefined;
}

/** What a search asks for, besides the words that a product should have. */
export interface Wish {
  /** The words that are left. */
  words: string[];
  /** Those that say what the thing is, not what it is for: `light` in `light for calls`. */
  things: string[];
  /** The words that say nothing about a product. */
  ignored: string[];
  minPrice?: TypedAmount;
  maxPrice?: TypedAmount;
  isCheap: boolean;
  isGift: boolean;
}

interface Dictionary {
  isThingLast: boolean;
  links: ReadonlySet<string>;
  filler: ReadonlySet<string>;
  gifts: ReadonlySet<string>;
  prefixes: readonly string[];
  cheap: RegExp;
  atMost: RegExp;
  atLeast: RegExp;
  between: RegExp;
  ages: RegExp;
}

/** Accents and vowel signs that are often left out. Japanese and Korean marks make another letter. */
const accents = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Writes text as phrases are compared: in lower case, without accents, with Western digits and plain apostrophes. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[‘’ʼ`´]/g, "'");

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The longest first, since the first alternative that matches is taken. */
const longestFirst = (phrases: readonly string[]): string[] => phrases.map(fold).sort((a, b) => b.length - a.length);

const currencyCodes = new Map(
  Object.entries(wishWords.currencies).flatMap(([code, names]) => names.map((name) => [fold(name), code] as const)),
);
const thousands: Readonly<Record<string, number>> = wishWords.thousands;

/** In groups of three digits, or without: "5,000", "1 000", "1.299,90", "49.9". */
const numberPattern = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";

/** Has four groups: the currency in front, the number, its unit and the currency behind. */
const amountPattern = (() => {
  const currency = `(${longestFirst([...currencyCodes.keys()])
    .map(escaped)
    .join('|')})?`;
  const unit = `(${Object.keys(thousands).join('|')})?`;
  return `${currency}\\s*(${numberPattern})(?![.,]?\\d)${unit}\\s*${currency}`;
})();

/** "6", "6-12", "6 to 12" or "6+". */
const agePattern = (() => {
  const joints = ['to', 'and', 'bis', 'und', 'a', 'y', 'e', 'et', 'até', 'から', '到', '至', 'إلى', 'و'].map(fold);
  return `\\d{1,2}(?:\\s*(?:[-–~〜]|${joints.join('|')})\\s*\\d{1,2})?\\s*\\+?`;
})();

/** Chinese and Japanese write words next to each other, other languages between spaces and signs. */
function toPattern(phrases: readonly string[], isSpaced: boolean, numbers = amountPattern, flags = 'u'): RegExp {
  const any = longestFirst(phrases)
    .map((phrase) =>
      phrase
        .split('{}')
        .map(escaped)
        .map((text) => text.replaceAll(' ', '\\s+'))
        .join(numbers),
    )
    .join('|');
  // A part of a code such as "ZX_9-200" says nothing about prices.
  return new RegExp(isSpaced ? `(?<![\\p{L}\\p{N}_./-])(?:${any})(?![\\p{L}\\p{N}_/-])` : any, flags);
}

const dictionaries = new Map<string, Dictionary>(
  Object.entries(wishWords.languages).map(([language, { isThingLast, prefixes, links, filler, gifts, ...phrases }]) => [
    language,
    {
      isThingLast,
      prefixes: longestFirst(prefixes),
      links: new Set(fold(links).split(' ')),
      filler: new Set(fold(filler).split(' ')),
      gifts: new Set(fold(gifts).split(' ')),
      cheap: toPattern(phrases.cheap, !isThingLast),
      atMost: toPattern(phrases.atMost, !isThingLast),
      atLeast: toPattern(phrases.atLeast, !isThingLast),
      between: toPattern(phrases.between, !isThingLast),
      ages: toPattern(phrases.ages, !isThingLast, agePattern, 'gu'),
    },
  ]),
);

/** Reads a search as a wish in the language or in English. Limits words as a search does. */
export function readWish(search: string, language: Language = 'en'): Wish {
  const own = [...new Set([language, 'en'])].flatMap((name) => dictionaries.get(name) ?? []);
  const text = own.reduce((text, { ages }) => text.replace(ages, hideDigits), fold(search));
  const { rest, ...prices } = own.reduce(takePrices, { rest: text, isCheap: false });
  return { ...prices, ...splitWish(showDigits(rest), own) };
}

/** An age is no price: its digits are others, of Unicode's private use, until the prices are found. */
const [zero, hiddenZero] = [0x30, 0xe000];
const hideDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - zero + hiddenZero));
const showDigits = (text: string): string =>
  text.replace(/[\ue000-\ue009]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - hiddenZero + zero));

type Prices = Pick<Wish, 'minPrice' | 'maxPrice' | 'isCheap'> & { rest: string };

/** Takes what a dictionary says about prices out of the text. */
function takePrices(prices: Prices, { between, atMost, atLeast, cheap }: Dictionary): Prices {
  const found: Prices = { ...prices };
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(found.rest);
    if (!match) return undefined;
    found.rest = `${found.rest.slice(0, match.index)} ${found.rest.slice(match.index + match[0].length)}`;
    return match;
  };
  const range = readAmounts(take(between));
  const [lower, upper] = range.sort((a, b) => a.amount - b.amount);
  const maxPrice = upper ?? readAmounts(take(atMost))[0];
  const minPrice = lower ?? readAmounts(take(atLeast))[0];
  if (maxPrice) found.maxPrice = maxPrice;
  if (minPrice) found.minPrice = minPrice;
  if (take(cheap)) found.isCheap = true;
  return found;
}

/** A range names its currency once. */
function readAmounts(match: RegExpExecArray | undefined): TypedAmount[] {
  if (!match) return [];
  const groups = match.slice(1);
  const amounts = groups.flatMap((_, at): TypedAmount[] => {
    const [before, number, unit, behind] = groups.slice(at, at + 4);
    if (at % 4 !== 0 || number === undefined) return [];
    const amount = toNumber(number) * (thousands[unit ?? ''] ?? 1);
    return [{ amount, currency: currencyCodes.get(before ?? behind ?? '') }];
  });
  const currency = amounts.find((typed) => typed.currency !== undefined)?.currency;
  return amounts.map(({ amount }) => ({ amount, currency }));
}

/** One or two digits after the last sign are cents; any other sign is between thousands. */
function toNumber(typed: string): number {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

/** A prefix of one letter also begins words of its own, most of them short. */
const isPrefixOf = (prefix: string, word: string): boolean =>
  word.startsWith(prefix) && word.length - prefix.length >= (prefix.length > 1 ? 2 : 4);

/** Splits the text into words about products, and those that say nothing about one. */
function splitWish(text: string, own: readonly Dictionary[]): Pick<Wish, 'words' | 'things' | 'ignored' | 'isGift'> {
  const words: string[] = [];
  const ignored: string[] = [];
  /** Where links stand between the words that are left. */
  const linksAt: number[] = [];
  /** Whether the next word of one character belongs to the last word. */
  let isJoined = false;
  const isLink = (word: string) => own.some(({ links }) => links.has(word));
  const isGift = (word: string) => own.some(({ gifts }) => gifts.has(word));
  const isFiller = (word: string) => isGift(word) || own.some(({ filler }) => filler.has(word));
  for (const typed of splitText(text.replace(/['"“”«»,;!?؟،]+|[.:](?=\s|$)/g, ' '))) {
    const prefix = own.flatMap(({ prefixes }) => prefixes).find((start) => isPrefixOf(start, typed));
    const last = words.at(-1);
    if (isLink(typed) || isFiller(typed)) {
      if (isLink(typed)) linksAt.push(words.length);
      ignored.push(typed);
      isJoined = false;
    } else if (isJoined && last !== undefined && typed.length === 1 && chineseOrJapanese.test(typed)) {
      words[words.length - 1] = last + typed;
    } else {
      if (prefix) linksAt.push(words.length);
      // As the first word, it may as well be a letter of the thing itself.
      if (prefix && last !== undefined) ignored.push(prefix);
      words.push(prefix ? typed.slice(prefix.length) : typed);
      isJoined = chineseOrJapanese.test(typed);
    }
  }
  const isThingLast = own[0]?.isThingLast === true;
  const inside = linksAt.filter((at) => at > 0 && at < words.length);
  const at = isThingLast ? inside.at(-1) : inside[0];
  const things = at === undefined ? words : isThingLast ? words.slice(at) : words.slice(0, at);
  return { words, things, ignored, isGift: ignored.some(isGift) };
}
