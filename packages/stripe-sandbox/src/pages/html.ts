const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export class Html {
  constructor(readonly text: string) {}
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A template whose values are escaped, unless they are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...values: Array<string | number | Html | Html[]>): Html {
  const shown = values.map((value) => {
    if (Array.isArray(value)) return value.map(({ text }) => text).join('');
    return value instanceof Html ? value.text : escaped(String(value));
  });
  return new Html(String.raw({ raw: parts }, ...shown));
}
