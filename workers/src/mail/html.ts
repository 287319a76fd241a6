/** Text that is HTML already. Only `html` makes it, so nothing else gets into a page unescaped. */
class Markup {
  constructor(readonly source: string) {}
}

export type { Markup };

/** A piece of HTML: every value in it is escaped, unless it is itself such a piece. */
export function html(strings: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  return new Markup(strings.reduce((before, string, index) => before + sourceOf(values[index - 1] ?? '') + string));
}

function sourceOf(value: string | Markup | Markup[]): string {
  if (Array.isArray(value)) return value.map(({ source }) => source).join('');
  return value instanceof Markup ? value.source : escapeHtml(value);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
