import { expect, it } from 'vitest';
import { toPlainText } from './to-plain-text';

it.each([
  ['Plain,\ntext < 5 & more', 'Plain,\ntext < 5 & more'],
  ['Salt &amp; pepper\nfrom Crete', 'Salt & pepper\nfrom Crete'],
  [
    '<h2>Care</h2><p>One<br>two</p><p>Three &ndash; <a href="https://x.example">four</a></p>',
    'Care\n\nOne\ntwo\n\nThree – four',
  ],
  ['<p>a</p><ul><li>b</li><li>c<ul><li>d</li></ul></li></ul><ol><li>e</li></ol>', 'a\n\n- b\n- c\n  - d\n1. e'],
  ['<table><tr><td>Width</td><td>3 cm</td></tr><tr><td>Depth</td><td>4 cm</td></tr></table>', 'Width 3 cm\nDepth 4 cm'],
  ['<style>p{}</style><script>x()</script><img src="a.png" alt="x"><p>Text</p>', 'Text'],
  ['<p>&nbsp;</p>', ''],
])('%j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

it('leaves out what is nested too deeply', () => {
  expect(toPlainText(`<p>Text</p>${'<div>'.repeat(2000)}deep`)).toBe('Text');
});
