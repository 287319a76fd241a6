import { colors, radii } from '@shopwright/contracts/design-tokens';
import type { Language } from '@shopwright/contracts/fields';
import { buttonStyle, darkStyles, font, html, ink, type Look, lookOf, type Markup, muted, plainTable } from './html';
import type { ComposedEmail } from './mailer';
import type { EmailStore } from './store-identity';

/** The input of every composer besides what its email is about. */
export interface EmailContext {
  language: Language;
  /** Links in emails start with it. */
  publicUrl: string;
  store: EmailStore;
}

/** A part of an email, in both formats. */
export interface EmailPart {
  text: string;
  html: Markup;
}

export interface Link {
  label: string;
  url: string;
}

/** The content of an email, before it is rendered as text and as HTML. */
export interface EmailContent {
  subject: string;
  title: string;
  greeting: string;
  text: string;
  parts?: EmailPart[];
  /** The main action, shown as a button. */
  link?: Link;
  /** Small print below the button. */
  note?: string;
  footer: string;
  /** The unsubscribe link of marketing emails. */
  unsubscribe?: Link;
}

/** Renders an email as text and as HTML. */
export const renderEmail = (content: EmailContent, context: EmailContext): ComposedEmail => ({
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content, context),
});

function renderText(email: EmailContent): string {
  const paragraphs = [
    email.greeting,
    email.text,
    ...(email.parts ?? []).map((part) => part.text),
    email.link && toLine(email.link),
    email.note,
    ['--', email.footer, ...(email.unsubscribe ? [toLine(email.unsubscribe)] : [])].join('\n'),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

const toLine = ({ label, url }: Link): string => `${label}: ${url}`;

function renderHtml(email: EmailContent, { language, publicUrl, store }: EmailContext): string {
  const start = isRightToLeft(language) ? 'right' : 'left';
  const look = lookOf(store.accentColor);
  const page = html`<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
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
<tr><td class="brand" style="${font}color:${look.primary.light};font-size:18px;font-weight:700;padding:0 4px 16px;">${renderBrand(store, publicUrl)}</td></tr>
<tr><td class="card" style="background:${colors.surface.light};border:1px solid ${colors.line.light};border-radius:${String(radii.card)}px;padding:32px;">
<h1 class="ink" style="${ink}font-size:24px;line-height:1.25;font-weight:700;margin:0 0 16px;">${email.title}</h1>
<p class="ink" style="${ink}margin:0 0 12px;">${email.greeting}</p>
<p class="ink" style="${ink}margin:0;">${email.text}</p>
${(email.parts ?? []).map((part) => html`<div style="margin:28px 0 0;">${part.html}</div>\n`)}
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

/** The name is what an email client shows that loads no images. */
const renderBrand = ({ name, logo }: EmailStore, publicUrl: string): Markup | string =>
  logo === undefined
    ? name
    : html`<img src="${new URL(logo, publicUrl).href}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:220px;object-fit:contain;border:0;">`;

const isRightToLeft = (language: Language): boolean => language === 'ar';

/** Returns the side on which a line ends, for email clients that do not know logical CSS properties. */
export const getLineEnd = (language: Language): 'left' | 'right' => (isRightToLeft(language) ? 'left' : 'right');

const renderButton = ({ label, url }: Link, look: Look) =>
  html`<p style="margin:28px 0 0;"><a class="button" href="${url}" style="${buttonStyle(look)}">${label}</a></p>`;

const renderLink = ({ label, url }: Link) => html`<br><a class="muted" href="${url}" style="${muted}">${label}</a>`;
