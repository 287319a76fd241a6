import { writeStored } from '../lib/local-storage';
import { type Language, languages } from './languages';
import type { MessageKey, Namespace } from './messages';

type Dictionary = Record<string, string>;
type Values = Record<string, string | number>;

const files = import.meta.glob<Record<string, Dictionary>>('./locales/*/*.ts');
const dictionaries = new Map<Language, Dictionary>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Namespace>();

/** What public/boot.js chose before the first paint: the stored language, else the browser's, else English. */
let language: Language = languages.find((known) => known === document.documentElement.lang) ?? 'en';

export const storageKey = 'language';
export const currentLanguage = (): Language => language;

/** Loads the words of these screens in the current language; later languages bring them too. */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(language, namespace)));
}

export async function changeLanguage(next: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(next, namespace)));
  language = next;
  document.documentElement.lang = next;
  document.documentElement.dir = directionOf(next);
  writeStored(storageKey, next);
}

export const directionOf = (code: Language): 'rtl' | 'ltr' => (code === 'ar' ? 'rtl' : 'ltr');

/** The text of a key; `count` chooses the plural form, and every value fills its {{name}}. */
export function translate(key: MessageKey, values: Values = {}): string {
  const dictionary = dictionaries.get(language) ?? {};
  const form = 'count' in values ? `_${new Intl.PluralRules(language).select(Number(values.count))}` : '';
  const text = dictionary[key + form] ?? dictionary[`${key}_other`] ?? dictionary[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolated(values[name] ?? ''));
}

/** Between Arabic words a price or a name keeps its own direction only if it is set apart. */
function isolated(value: string | number): string {
  return typeof value === 'string' && directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : String(value);
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
  const messages = (await files[name]?.())?.[namespace];
  if (!messages) throw new Error(`no messages in ${name}`);
  dictionaries.set(code, { ...dictionaries.get(code), ...messages });
}
