import type { Language } from '@shopwright/contracts/languages';
import { html, type Markup } from './html';
import { button, darkStyles, font, ink, muted, plainTable } from './styles';

/** A part of a mail, laid out for both kinds of reader. */
export interface MailPart {
  text: string;
  html: Markup;
}

interface Link {
  label: string;
  url: string;
}

/** A mail in plain words, to be laid out as text and as HTML. */
export interface MailContent {
  language: Language;
  title: string;
  greeting: string;
  text: string;
  parts: MailPart[];
  /** The one thing to do, if there is one. */
  link?: Link;
  /** Small print below it. */
  note?: string;
  footer: string;
  /** The way out, for mails that one subscribes to. */
  unsubscribe?: Link;
}

/** The shop's name, as every mail is headed and signed. */
export const store = 'Shopwright';

const isRightToLeft = (language: Language): boolean => language === 'ar';

/** Where the end of a line is, for the programs that know no logical properties. */
export const lineEnd = (language: Language): 'left' | 'right' => (isRightToLeft(language) ? 'left' : 'right');

export function renderText(mail: MailContent): string {
  const paragraphs = [
    mail.greeting,
    mail.text,
    ...mail.parts.map((part) => part.text),
    mail.link && lineOf(mail.link),
    mail.note,
    ['--', mail.footer, ...(mail.unsubscribe ? [lineOf(mail.unsubscribe)] : [])].join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

const lineOf = ({ label, url }: Link): string => `${label}: ${url}`;

export function renderHtml(mail: MailContent): string {
  const start = isRightToLeft(mail.language) ? 'right' : 'left';
  const page = html`<!doctype html>
<html lang="${mail.language}" dir="${isRightToLeft(mail.language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${mail.title}</title>
<style>${darkStyles}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#fbfaf7;">
<table ${plainTable} class="canvas" style="background:#fbfaf7;"><tr><td align="center" style="padding:32px 16px;">
<table ${plainTable} style="max-width:560px;text-align:${start};">
<tr><td class="brand" style="${font}color:#0e5b4b;font-size:18px;font-weight:700;padding:0 4px 16px;">${store}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e5e1d7;border-radius:16px;padding:32px;">
<h1 class="ink" style="${ink}font-size:24px;line-height:1.25;font-weight:700;margin:0 0 16px;">${mail.title}</h1>
<p class="ink" style="${ink}margin:0 0 12px;">${mail.greeting}</p>
<p class="ink" style="${ink}margin:0;">${mail.text}</p>
${mail.parts.map((part) => html`<div style="margin:28px 0 0;">${part.html}</div>\n`)}
${mail.link ? buttonTo(mail.link) : ''}
${mail.note ? html`<p class="muted" style="${muted}margin:20px 0 0;">${mail.note}</p>` : ''}
</td></tr>
<tr><td class="muted" style="${muted}padding:16px 4px 0;">${mail.footer}
${mail.unsubscribe ? linkTo(mail.unsubscribe) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.source;
}

const buttonTo = ({ label, url }: Link) =>
  html`<p style="margin:28px 0 0;"><a class="button" href="${url}" style="${button}">${label}</a></p>`;

const linkTo = ({ label, url }: Link) => html`<br><a class="muted" href="${url}" style="${muted}">${label}</a>`;

/** Words of somebody else under a label: an address, a message. Their line breaks stay. */
export function quotedPart(label: string, words: string): MailPart {
  return {
    text: `${label}:\n${words}`,
    html: html`<p class="muted" style="${muted}margin:0 0 4px;font-weight:600;">${label}</p>
<p class="ink" dir="auto" style="${ink}margin:0;">${words.split('\n').map((line) => html`${line}<br>`)}</p>`,
  };
}

/** What people type may hold line breaks, where a name or a subject has none. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
