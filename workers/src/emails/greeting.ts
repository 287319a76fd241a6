import type { Language } from '@shopwright/contracts/fields';
import { insert, oneLine, textsIn } from '../texts/texts';

/** Returns the first line of an email to a customer. */
export function greet(customerName: string | null, language: Language): string {
  const { greeting, greetingWithoutName } = textsIn(language);
  const name = greetedName(customerName);
  return name ? insert(greeting, { name }) : greetingWithoutName;
}

/**
 * Matches what is written as a link and not as a name: a scheme, `www.`, a digit beside a dot, or a dot between a word
 * of more than three letters, which is no title or initial, and a lowercase one. Accents are letters of their own here.
 */
const isWrittenAsLink = /:\/\/|[\p{L}\p{N}]@|[Ww]{3}\.|\p{N}\.[\p{L}\p{N}]|\p{L}\.\p{N}|[\p{L}\p{M}]{4}\.\p{Ll}{2}/u;

/** Matches a dot that email clients could turn into a link: no top-level domain has a single letter. */
const linkingDot = /(?<=[\p{L}\p{M}])\.(?=\p{L}[\p{L}\p{M}])/gu;

/**
 * Returns the name to greet, or '' when it is written as a link. Anyone can type an advertisement as a name and a
 * stranger's email address beside it; the store must not deliver it. A title or initial gets a space after its dot, so
 * that no client links "Dr.Li".
 */
export function greetedName(name: string | null): string {
  const greeted = oneLine(name ?? '');
  return isWrittenAsLink.test(greeted) ? '' : greeted.replace(linkingDot, '. ');
}
