import { colors, radii } from '@shopwright/contracts/design-tokens';
import type { Language } from '@shopwright/contracts/fields';
import { buttonStyle, darkStyles, font, html, ink, type Look, lookOf, type Markup, muted, plainTable } from './html';

/** A part of an email, in both formats. */
export interface EmailPart {
  text: string;
  html: Markup;
}

interface Link {
  label: string;
  url: string;
}

/** The content of an email, before it is rendered as text and as HTML. */
export interface EmailContent {
  language: Language;
  /** In the header; the footer names it too. */
  storeName: string;
  /** `#rrggbb`; absent: the store's own color. */
  accentColor?: string;
  title: string;
  greeting: string;
  text: string;
  parts: EmailPart[];
  /** The main action, shown as a button. */
  link?: Link;
  /** Small print below the button. */
  note?: string;
  footer: string;
  /** The unsubscribe link of marketing emails. */
  unsubscribe?: Link;
}

const isRightToLeft = (language: Language): boolean => language === 'ar';

/** Returns the side on which a line ends, for email clients that do not know logical CSS properties. */
export const getLineEnd = (language: Language): 'left' | 'right' => (isRightToLeft(language) ? 'left' : 'right');

export function renderText(email: EmailContent): string {
  const paragraphs = [
    email.greeting,
    email.text,
    ...email.parts.map((part) => part.text),
    email.link && toLine(email.link),
    email.note,
    ['--', email.footer, ...(email.unsubscribe ? [toLine(email.unsubscribe)] : [])].join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

const toLine = ({ label, url }: Link): string => `${label}: ${url}`;

export function renderHtml(email: EmailContent): string {
  const start = isRightToLeft(email.language) ? 'right' : 'left';
  const look = lookOf(email.accentColor);
  const page = html`<!doctype html>
<html lang="${email.language}" dir="${isRightToLeft(email.language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${email.title}</title>
<style>${darkStyles(look)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${colors.canvas.light};">
<table ${plainTable} class="canvas" style="background:${colors.canvas.light};"><tr><td align="center" style="padding:32px 16px;">
<table ${plainTable} style="max-width:560px;text-align:${start};">
<tr><td class="brand" style="${font}color:${look.primary.light};font-size:18px;font-weight:700;padding:0 4px 16px;">${email.storeName}</td></tr>
<tr><td class="card" style="background:${colors.surface.light};border:1px solid ${colors.line.light};border-radius:${String(radii.card)}px;padding:32px;">
<h1 class="ink" style="${ink}font-size:24px;line-height:1.25;font-weight:700;margin:0 0 16px;">${email.title}</h1>
<p class="ink" style="${ink}margin:0 0 12px;">${email.greeting}</p>
<p class="ink" style="${ink}margin:0;">${email.text}</p>
${email.parts.map((part) => html`<div style="margin:28px 0 0;">${part.html}</div>\n`)}
${email.link ? renderButton(email.link, look) : ''}
${email.note ? html`<p class="muted" style="${muted}margin:20px 0 0;">${email.note}</p>` : ''}
</td></tr>
<tr><td class="muted" style="${muted}padding:16px 4px 0;">${email.footer}
${email.unsubscribe ? renderLink(email.unsubscribe) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.source;
}

const renderButton = ({ label, url }: Link, look: Look) =>
  html`<p style="margin:28px 0 0;"><a class="button" href="${url}" style="${buttonStyle(look)}">${label}</a></p>`;

const renderLink = ({ label, url }: Link) => html`<br><a class="muted" href="${url}" style="${muted}">${label}</a>`;

/** Renders text that a customer typed, such as an address, under a label. Keeps its line breaks. */
export function quotedPart(label: string, quoted: string): EmailPart {
  return {
    text: `${label}:\n${quoted}`,
    html: html`<p class="muted" style="${muted}margin:0 0 4px;font-weight:600;">${label}</p>
<p class="ink" dir="auto" style="${ink}margin:0;">${quoted.split('\n').map((line) => html`${line}<br>`)}</p>`,
  };
}

/** Removes the line breaks that a name or a subject must not have. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Replaces `{{name}}` by the value of that name. */
export const insert = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

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
