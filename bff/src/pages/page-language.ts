import { type Language, languages } from '@shopwright/contracts/languages';
import type { Request } from 'express';
import { readCookie } from '../session/cookies';

const isKnown = (code: string | null | undefined): code is Language => languages.some((known) => known === code);

/** What the address names, else what the reader chose, else the browser's first of ours, else English; as in web/public/boot.js. */
export function pageLanguage(req: Request): Language {
  const inAddress = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?')).get('lang');
  const accepted = req.acceptsLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  return [inAddress, readCookie(req, 'language'), ...accepted].find(isKnown) ?? 'en';
}
