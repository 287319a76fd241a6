import type { Language } from '@shopwright/contracts/languages';

/** How a mail begins; without a name where none is known. */
export const greetings: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  de: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  zh: (name) => (name ? `${name}，您好：` : '您好：'),
  ja: (name) => (name ? `${name} 様` : 'お客様'),
  pt: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  ar: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
};
