import { expect, it } from 'vitest';
import messages from '../../i18n/locales/en/office.json';
import { contentFor, toHashtag } from './content';

it.each([
  ['Desk Lamps', '#deskLamps'],
  ['Audio & Headphones', '#audioHeadphones'],
  ['照明', '#照明'],
  ['&', undefined],
])('%s is tagged %s', (name, tag) => {
  expect(toHashtag(name)).toBe(tag);
});

it('speaks of streaming in the demonstration alone', () => {
  const textOf = (isDemonstration: boolean) => JSON.stringify(contentFor(isDemonstration, ['#deskLamps']));
  expect(textOf(true)).toContain('#streaming');
  const { paid, organic } = contentFor(false, ['#deskLamps']);
  for (const { copy, rows, tags } of [...paid, ...organic]) {
    for (const key of [copy, ...rows.map(({ text }) => text)]) {
      if (typeof key === 'string')
        expect(messages[key as keyof typeof messages]).not.toMatch(
          /stream|podcast|setup|microphone|desk|ship|guarantee/i,
        );
    }
    expect(tags.every((tag) => tag === '#deskLamps')).toBe(true);
  }
});
