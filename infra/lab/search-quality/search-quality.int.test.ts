import { languages } from '@shopwright/contracts/fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEmptyStore } from '../../../services/catalog/src/seed/seed-empty-store';
import { seedTranslations } from '../../../services/catalog/src/seed/seed-translations';
import { startTestCatalog, type TestCatalog } from '../../../services/catalog/src/test-catalog';
import { formatQuality, judged, measureQuality, type Search } from './measure-quality';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await seedEmptyStore(catalog.database);
  await seedTranslations(catalog.database);
});

afterAll(() => catalog.stop());

it('finds what was searched for, in every language', async () => {
  const visitor = await catalog.as('anonymous');
  const search: Search = async (text, language) => {
    const { body } = await visitor.get('/products').query({ search: text, language, limit: '10' }).expect(200);
    return body.map(({ slug }: { slug: string }) => slug);
  };
  const quality = await measureQuality(search);
  process.stdout.write(`${formatQuality(quality)}\n`);
  expect(quality.byQuery.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(judged).sort()).toEqual([...languages].sort());
  expect(quality.all).toBeGreaterThanOrEqual(0.9);
  for (const [language, score] of Object.entries(quality.byLanguage)) {
    expect(score, language).toBeGreaterThanOrEqual(0.85);
  }
});
