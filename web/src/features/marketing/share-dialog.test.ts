import { recordVisit } from '@shopwright/contracts/http/store-analytics';
import { expect, it } from 'vitest';
import { shareTargets } from './share-dialog';

const page = 'https://store.example/streaming-electronics';
const targets = shareTargets(page, 'Bundles & more');

it('every link carries the page and its own source, which the store counts', () => {
  for (const { id, href } of targets) {
    const inner = decodeURIComponent(href);
    expect(inner).toContain(page);
    const source = /utm_source=([^&\s]+)/.exec(inner)?.[1];
    expect(source).toBe(id);
    expect(recordVisit.body?.safeParse({ source }).success).toBe(true);
  }
});

it('text is escaped, and its spaces are spaces in mail programs too', () => {
  const mail = targets.find(({ id }) => id === 'email');
  expect(mail?.href).toMatch(/^mailto:\?subject=Bundles%20%26%20more&body=https%3A/);
});
