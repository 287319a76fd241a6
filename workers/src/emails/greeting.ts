import type { Language } from '@shopwright/contracts/languages';
import { oneLine } from './render-email';

/** The first line of an email. The name may be empty. */
export const greetings: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Hi ${name},` : 'Hi,'),
  es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  de: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  zh: (name) => (name ? `${name}，您好：` : '您好：'),
  ja: (name) => (name ? `${name} 様` : 'お客様'),
  pt: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  ar: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
};

/** Matches what email clients turn into a link: a scheme, `www.`, or a dot without a space after it. */
const looksLikeLink = /:\/\/|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]/iu;

/**
 * Returns the name to greet, or '' when the name could show as a link. Anyone can type an advertisement as a name and
 * a stranger's email address beside it; the store must not deliver it.
 */
export function greetedName(name: string | null): string {
  const greeted = oneLine(name ?? '');
  return looksLikeLink.test(greeted) ? '' : greeted;
}
