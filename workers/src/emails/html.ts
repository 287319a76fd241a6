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
