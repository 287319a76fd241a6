import { writeStored } from '../lib/local-storage';
import { type Dictionary, getDirection, type Language, languages, translateIn, type Values } from './languages';
import type { MessageKey, Namespace } from './messages';

type Files = Record<string, () => Promise<Record<string, Dictionary>>>;

/**
 * The files that most first visits need. The list of all others is a file of its own, because its addresses cost 3 kB.
 * `routes.tsx` loads it.
 */
const files: Files = import.meta.glob<Record<string, Dictionary>>('./locales/*/{product,shop}.ts');
export const loadFurtherFiles = async (): Promise<Files> => (await import('./further-files')).furtherFiles;
const dictionaries = new Map<Language, Dictionary>();
const loading = new Map<string, Promise<void>>();
/** A page has parts that come later (`withPartMessages`). */
const wanted = new Set<Namespace>(['parts']);

let language: Language | undefined;

const storageKey = 'language';

/** At first what public/boot.js chose: the address's language, the stored one, the browser's, else English. */
export function currentLanguage(): Language {
  language ??= languages.find((known) => known === document.documentElement.lang) ?? 'en';
  return language;
}

/** Loads the messages of these screens in the current language; later languages bring them too. */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(currentLanguage(), namespace)));
}

/** Fetches a part of the page that comes later with the messages of such parts. The server has all messages. */
export async function withPartMessages<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, import.meta.env.SSR ? undefined : loadMessages(['parts'])]);
  return part;
}

export async function changeLanguage(next: Language): Promise<void> {
  // Parts that are not hydrated yet keep the language before.
  await Promise.all([load(currentLanguage(), 'parts'), ...[...wanted].map((namespace) => load(next, namespace))]);
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

/** Loads messages of any language and returns a function that looks them up, for texts that are written in it. */
export async function loadTranslator(code: Language, namespaces: readonly Namespace[]) {
  await Promise.all(namespaces.map((namespace) => load(code, namespace)));
  const dictionary = dictionaries.get(code) ?? {};
  return (key: MessageKey, values?: Values): string => translateIn(code, dictionary, key, values);
}

function load(code: Language, namespace: Namespace): Promise<void> {
  const name = `./locales/${code}/${namespace}.ts`;
  const known = loading.get(name);
  if (known) return known;
  const loaded = fetchMessages(name, code, namespace);
  loading.set(name, loaded);
  // A failed fetch is not remembered: the next visit of the screen tries again.
  loaded.catch(() => loading.delete(name));
  return loaded;
}

async function fetchMessages(name: string, code: Language, namespace: Namespace): Promise<void> {
  const read = files[name] ?? (await loadFurtherFiles())[name];
  const messages = (await read?.())?.[namespace];
  if (!messages) throw new Error(`no messages in ${name}`);
  dictionaries.set(code, { ...dictionaries.get(code), ...messages });
}
