import { compile } from 'html-to-text';

const convert = compile({
  wordwrap: false,
  // What nests deeper, or is longer, is no description.
  limits: { maxInputLength: 100_000, maxDepth: 30, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ol', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    ...['script', 'style', 'iframe'].map((selector) => ({ selector, format: 'skip' })),
  ],
});

const tag = /<\/?[a-z!][^<>]*>/i;
const entity = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i;

/** Returns the text of HTML in paragraphs, with "- " before each item of a list. A text without tags keeps its lines. */
export function toPlainText(html: string): string {
  if (!tag.test(html) && !entity.test(html)) return html.trim();
  const source = tag.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>');
  return (
    convert(source)
      .replace(/[^\S\n]+\n/g, '\n')
      // Room for numbers of two digits.
      .replace(/^ (?=\d\. )/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
