/** Imports no zod: screens compare addresses too. */

import { withoutFormatCharacters } from './characters';

/** RFC 5322's dot-atom. Most mail servers refuse a quoted name. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const asciiDomain = /^([a-z0-9][a-z0-9-]{0,62}\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
/** The characters that end a domain in a URL. */
const outsideDomain = /[\s/\\?#@:%[\]<>^|]/;
const edges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** The longest address that mail servers accept. */
const lengthMax = 254;
/** Leaves room for spaces around an address, or a longer form of it. */
const typedMax = 1000;

/** An address, or the code of why it is none. */
type ParsedEmail = { email: string; fault?: undefined } | { email?: undefined; fault: 'email' | 'email_letters' };

/**
 * Returns the form that is stored: as typed, with an international domain in its own letters, in lower case. Refuses
 * other letters than ASCII before the @, because few mail servers deliver to them (SMTPUTF8).
 */
export function parseEmail(typed: string): ParsedEmail {
  if (typed.length > typedMax) return { fault: 'email' };
  // Full-width letters and signs are those of a Japanese or Chinese keyboard.
  const text = withoutFormatCharacters(typed).replace(edges, '').normalize('NFKC');
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const ascii = at > 0 ? toAsciiDomain(domain) : undefined;
  if (ascii === undefined || local.length + 1 + ascii.length > lengthMax) return { fault: 'email' };
  if (localPart.test(local)) {
    return { email: `${local}@${isInternational(domain, ascii) ? toUnicodeDomain(ascii) : domain}` };
  }
  return { fault: isInOtherLetters(local) ? 'email_letters' : 'email' };
}

/** Returns an address in ASCII alone, for mail servers and Stripe. */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at + 1)}${toAsciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`;
}

/** Escapes what has a meaning in links, such as the & of `r&d@example.com`. */
export const toMailto = (email: string): string =>
  `mailto:${encodeURIComponent(toAsciiEmail(email)).replaceAll('%40', '@')}`;

/** Returns the stored form of an address, or the text itself where it is none. */
export const toStoredEmail = (text: string): string => parseEmail(text).email ?? text.trim();

export const isSameEmail = (one: string, other: string): boolean =>
  toStoredEmail(one).toLowerCase() === toStoredEmail(other).toLowerCase();

const isInOtherLetters = (local: string) => /^[^\s\p{C}"(),:;<>@[\\\]]+$/u.test(local) && /\P{ASCII}/u.test(local);

const isInternational = (domain: string, ascii: string) => /\P{ASCII}/u.test(domain) || /(^|\.)xn--/.test(ascii);

function toAsciiDomain(domain: string): string | undefined {
  if (outsideDomain.test(domain)) return undefined;
  const ascii = /^\p{ASCII}*$/u.test(domain) && !/xn--/i.test(domain) ? domain : toHost(domain);
  return ascii !== undefined && asciiDomain.test(ascii) ? ascii : undefined;
}

/** Maps a domain as browsers do (UTS 46). */
function toHost(domain: string): string | undefined {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

const toUnicodeDomain = (ascii: string) =>
  ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label))
    .join('.');

/** The parameters of RFC 3492. */
const [base, tMin, tMax, skew, damp, biasStart, codeStart] = [36, 1, 26, 38, 700, 72, 0x80];

/** Decodes a label that the mapping above has checked. Browsers encode only. */
function decodePunycode(label: string): string {
  const dash = label.lastIndexOf('-');
  const codes = [...label.slice(0, Math.max(dash, 0))].map((letter) => letter.charCodeAt(0));
  let [code, index, bias] = [codeStart, 0, biasStart];
  for (let at = dash + 1; at < label.length; ) {
    const before = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = Number.parseInt(label[at++] ?? '', base);
      const value = digit < 10 ? digit + 26 : digit - 10;
      index += value * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (value < threshold) break;
      weight *= base - threshold;
    }
    const length = codes.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    codes.splice(index++, 0, code);
  }
  return String.fromCodePoint(...codes);
}

function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
