import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@shopwright/contracts/fields';
import { pageLanguages } from './page-languages';

const texts: Record<Language, string> = {
  en: 'The store is very busy right now. This page tries again in a few seconds.',
  de: 'Im Shop ist gerade sehr viel los. Diese Seite wird in wenigen Sekunden neu geladen.',
  es: 'La tienda tiene mucha actividad en este momento. Esta página volverá a cargarse en unos segundos.',
  fr: 'La boutique est très sollicitée en ce moment. Cette page se rechargera dans quelques secondes.',
  pt: 'A loja está muito movimentada neste momento. Esta página será recarregada em alguns segundos.',
  ja: '現在、ストアが大変混み合っています。このページは数秒後に再読み込みされます。',
  zh: '商店当前访问量很大。此页面将在几秒后重新加载。',
  ar: 'المتجر مزدحم جدًا حاليًا. ستُعاد محاولة تحميل هذه الصفحة خلال بضع ثوانٍ.',
};

/** Far enough apart that visitors do not come back at the same time. */
const retrySeconds = () => 2 + Math.floor(Math.random() * 4);

/** Responses with 503 and a page that loads itself again. It needs no script, style or file, which might be refused too. */
export function responseBusyPage(req: IncomingMessage, res: ServerResponse): void {
  const [language = 'en'] = pageLanguages(req.url ?? '', req.headers);
  const seconds = retrySeconds();
  const body = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}"><title>503</title></head><body><p>${texts[language]}</p></body></html>`;
  res
    .writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
      'Retry-After': seconds,
      'X-Request-Id': randomUUID(),
    })
    .end(body);
}
