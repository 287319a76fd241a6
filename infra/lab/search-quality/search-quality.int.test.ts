import { languages } from '@shopwright/contracts/fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEmptyStore } from '../../../services/catalog/src/seed/seed-empty-store';
import { seedTranslations } from '../../../services/catalog/src/seed/seed-translations';
import { startTestCatalog, type TestCatalog } from '../../../services/catalog/src/test-catalog';
import { formatQuality, judged, judgedWishes, measureQuality, type Search } from './measure-quality';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await seedEmptyStore(catalog.database);
  await seedTranslations(catalog.database);
});

afterAll(() => catalog.stop());

const search: Search = async (text, language) => {
  const visitor = await catalog.as('anonymous');
  const { body } = await visitor.get('/products').query({ search: text, language, limit: '10' }).expect(200);
  return body.map(({ slug }: { slug: string }) => slug);
};

it.each([
  { kind: 'words', set: judged, least: 60, all: 0.9, each: 0.85 },
  { kind: 'wishes', set: judgedWishes, least: 60, all: 0.85, each: 0.75 },
])('finds what was searched for, in every language: $kind', async ({ set, least, all, each }) => {
  const quality = await measureQuality(search, set);
  process.stdout.write(`${formatQuality(quality)}\n`);
  expect(quality.byQuery.length).toBeGreaterThanOrEqual(least);
  expect(Object.keys(set).sort()).toEqual([...languages].sort());
  expect(quality.all).toBeGreaterThanOrEqual(all);
  for (const [language, score] of Object.entries(quality.byLanguage)) {
    expect(score, language).toBeGreaterThanOrEqual(each);
  }
});
