import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './markdown-text';

const render = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MarkdownText>{text}</MarkdownText>
    </MemoryRouter>,
  );

describe('a text in Markdown', () => {
  it('has headings below the page’s own, lists, emphasis, tables and links', () => {
    const html = render(
      '# About\n\nWe sell *lamps*.\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[Returns](/returns)',
    );
    expect(html).not.toContain('<h1');
    expect(html).toMatch(/<h2[^>]*>About<\/h2>/);
    expect(html).toContain('<em>lamps</em>');
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<td[^>]*>2<\/td>/);
    expect(html).toMatch(/<a[^>]*href="\/returns"/);
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<div onclick="alert(1)">x</div>',
    '<style>*{display:none}</style>',
  ])('shows %s as text', (markup) => {
    const html = render(`Before\n\n${markup}\n\nAfter`);
    expect(html).not.toMatch(/<(script|img|iframe|svg|style|div on)/i);
    expect(html).not.toMatch(/href="javascript/i);
    expect(html).toContain('&lt;');
    expect(html).toContain('After');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('links to nothing that runs: %s', (markup) => {
    expect(render(markup)).not.toMatch(/(href|src)="\s*(javascript|data|vbscript)/i);
  });
});
