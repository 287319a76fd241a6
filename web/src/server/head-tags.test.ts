import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, scriptJson } from './head-tags';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '\u2029', '&quot;', '"', "'", '</ScRiPt >'),
);
const text = fc.array(nasty).map((parts) => parts.join(''));

it('no JSON can close the script element that holds it, and all of it comes back', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any')),
      fc.dictionary(text, tie('any')),
    ),
  })).any;
  fc.assert(
    fc.property(value, (each) => {
      const written = scriptJson(each);
      expect(written).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(each)));
      const page = new DOMParser().parseFromString(`<script type="application/json">${written}</script>`, 'text/html');
      expect(page.querySelectorAll('script')).toHaveLength(1);
    }),
  );
});

it('no text can leave the attribute or the element that it is in', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(escapeHtml(each)).not.toMatch(/[<>"']/);
    }),
  );
});
