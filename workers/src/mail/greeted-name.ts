import { oneLine } from './render-mail';

/** What mail programs make a link of: an address with its scheme, `www.`, or a dot with no space after it. */
const looksLikeLink = /:\/\/|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]/iu;

/**
 * The name that a mail may greet, empty where it should greet none. Whoever types a name may type somebody else's
 * address beside it: with an advertisement for a name, the store's own mails would carry it to strangers.
 */
export function greetedName(name: string | null): string {
  const greeted = oneLine(name ?? '');
  return looksLikeLink.test(greeted) ? '' : greeted;
}
