import type { ListFacts } from '@shopwright/contracts/list-facts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RenderedLanguage } from '../i18n/language-provider';
import { dictionaries } from '../server/render-app';
import { SearchSummary } from './search-summary';

const textOf = (found: ListFacts | undefined) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RenderedLanguage language="en" dictionary={dictionaries.en}>
        <SearchSummary search="mic" found={found} />
      </RenderedLanguage>
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '');

const wish = { ignored: [], isCheapestFirst: false, isPartial: false, categoryIds: [] };

it.each<[ListFacts | undefined, string]>([
  [{ total: { count: 12, hasMore: false } }, '12 products for “mic”'],
  [{ total: { count: 1, hasMore: false } }, '1 product for “mic”'],
  [{ total: { count: 250, hasMore: true } }, 'More than 250 products for “mic”'],
  [
    { total: { count: 9, hasMore: false }, corrected: 'microphone' },
    'No exact matches for “mic”. Showing results for “microphone”.',
  ],
  [
    { total: { count: 9, hasMore: false }, corrected: 'mic' },
    'No product matches all of “mic”. Showing the closest matches.',
  ],
  [
    { total: { count: 9, hasMore: false }, interpretation: { ...wish, isPartial: true } },
    'No product matches all of “mic”. Showing the closest matches.',
  ],
  [
    { total: { count: 9, hasMore: false }, interpretation: { ...wish, maxPrice: '50.00', isCheapestFirst: true } },
    '9 products for “mic”Up to $50.00 · Best matches, cheapest first',
  ],
  [
    { total: { count: 1, hasMore: false }, interpretation: { ...wish, minPrice: '20.00', maxPrice: '50.00' } },
    '1 product for “mic”$20.00 to $50.00',
  ],
  [{ total: { count: 0, hasMore: false } }, ''],
  [undefined, ''],
])('%j is %j', (found, expected) => {
  expect(textOf(found)).toBe(expected);
});
