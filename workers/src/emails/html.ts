import { accentPalette } from '@shopwright/contracts/accent-color';
import { colors, fallbackFonts, radii } from '@shopwright/contracts/design-tokens';

/** Text that is already HTML. Only `html` creates it, so nothing else gets into an email unescaped. */
class Markup {
  constructor(readonly source: string) {}
}

export type { Markup };

/** Builds HTML and escapes every value that is not Markup. */
export function html(strings: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  return new Markup(strings.reduce((before, string, index) => before + toSource(values[index - 1] ?? '') + string));
}

function toSource(value: string | Markup | Markup[]): string {
  if (Array.isArray(value)) return value.map(({ source }) => source).join('');
  return value instanceof Markup ? value.source : escapeHtml(value);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The colors of the store's name and of buttons. */
export type Look = Pick<ReturnType<typeof accentPalette>, 'primary' | 'onPrimary'>;

/** Returns the colors of an accent color; without one the store's own. */
export const lookOf = (accentColor: string | undefined): Look => (accentColor ? accentPalette(accentColor) : colors);

/** Dark colors for the email clients that read a style sheet. Inline styles give every client the light ones. */
export const darkStyles = ({ primary, onPrimary }: Look): string => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background: ${colors.canvas.dark} !important; }
    .card { background: ${colors.surface.dark} !important; border-color: ${colors.line.dark} !important; }
    .ink { color: ${colors.ink.dark} !important; }
    .muted { color: ${colors.muted.dark} !important; }
    .line { border-color: ${colors.line.dark} !important; }
    .brand { color: ${primary.dark} !important; }
    .button { background: ${primary.dark} !important; color: ${onPrimary.dark} !important; }
  }`;
export const font = `font-family:Inter,${fallbackFonts.email};`;
export const ink = `${font}color:${colors.ink.light};font-size:16px;line-height:1.55;`;
export const muted = `${font}color:${colors.muted.light};font-size:14px;line-height:1.5;`;
export const rule = `border-top:1px solid ${colors.line.light};`;
export const plainTable = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
export const buttonStyle = ({ primary, onPrimary }: Look): string =>
  `${font}display:inline-block;background:${primary.light};color:${onPrimary.light};font-size:16px;font-weight:600;text-decoration:none;padding:12px 22px;border-radius:${radii.control}px;`;
