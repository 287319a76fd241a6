import { writeStored } from '../lib/local-storage';
import { type Dictionary, getDirection, type Language, languages, translateIn, type Values } from './languages';
import { type Area, areasUpTo, type MessageKey } from './messages';

const firstFiles = import.meta.glob<Dictionary>('./locales/*/shop.json', { import: 'default' });
const dictionaries = new Map<Language, Dictionary>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Area>();

let language: Language | undefined;

const storageKey = 'language';

/** At first what public/boot.js chose: the address's language, the stored one, the browser's, else English. */
export function currentLanguage(): Language {
  language ??= languages.find((known) => known === document.documentElement.lang) ?? 'en';
  return language;
}

/** Loads the messages of an area in the current language; later languages bring them too. The server has them all. */
export async function loadMessages(area: Area): Promise<void> {
  if (import.meta.env.SSR) return;
  const needed = areasUpTo(area);
  for (const each of needed) wanted.add(each);
  // A rendered part keeps the language that it was rendered in until its code is there.
  const codes = area === 'parts' ? new Set([...dictionaries.keys(), currentLanguage()]) : [currentLanguage()];
  await Promise.all([...codes].flatMap((code) => needed.map((each) => load(code, each))));
}

/** Loads code with the messages that it shows. */
export async function withMessages<T>(area: Area, code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadMessages(area)]);
  return loaded;
}

export async function changeLanguage(next: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => load(next, area)));
  language = next;
  document.documentElement.lang = next;
  document.documentElement.dir = getDirection(next);
  writeStored(storageKey, next);
  // The server chooses by the cookie, and the browser by its storage: as the same as public/boot.js keeps them.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on a store served without TLS
  document.cookie = `${storageKey}=${next}; path=/; max-age=31536000; samesite=lax`;
}

/** A text in the current language; see `translateIn`. */
export const translate = (key: MessageKey, values?: Values): string => translateTo(currentLanguage(), key, values);

/** A text in a language whose messages were loaded while it was the current one. */
export const translateTo = (code: Language, key: MessageKey, values?: Values): string =>
  translateIn(code, dictionaries.get(code) ?? {}, key, values);

/** Loads an area's messages of any language and returns a function that looks them up, for texts that are written in it. */
export async function loadTranslator(code: Language, area: Area) {
  await Promise.all(areasUpTo(area).map((each) => load(code, each)));
  const dictionary = dictionaries.get(code) ?? {};
  return (key: MessageKey, values?: Values): string => translateIn(code, dictionary, key, values);
}

function load(code: Language, area: Area): Promise<void> {
  const name = `./locales/${code}/${area}.json`;
  const known = loading.get(name);
  if (known) return known;
  const loaded = fetchMessages(name, code);
  loading.set(name, loaded);
  // A failed fetch is not remembered: the next visit of the screen tries again.
  loaded.catch(() => loading.delete(name));
  return loaded;
}

async function fetchMessages(name: string, code: Language): Promise<void> {
  const read = firstFiles[name] ?? (await import('./later-messages')).laterFiles[name];
  const messages = await read?.();
  if (!messages) throw new Error(`no messages in ${name}`);
  dictionaries.set(code, { ...dictionaries.get(code), ...messages });
}
