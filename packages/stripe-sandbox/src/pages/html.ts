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

interface Page {
  title: string;
  style: 'page' | 'element';
  head?: Html;
  attributes?: Html;
  body?: Html;
}

/** A whole page with its stylesheet. `head` and `attributes` are those of `<head>` and `<body>`. */
export const page = ({
  title,
  style,
  head = html``,
  attributes = html``,
  body = html``,
}: Page): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v3/assets/${style}.css">
${head}
</head>
<body ${attributes}>${body}</body>
</html>`;

/** The page of the element's frame, which its script fills. */
export const elementPage = (): Html =>
  page({
    title: 'Secure payment input frame',
    style: 'element',
    head: html`<link rel="stylesheet" href="/v3/assets/brands.css">
<script src="/v3/assets/element-frame.js" defer></script>`,
  });
