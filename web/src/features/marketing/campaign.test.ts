import { formatMoney } from '@shopwright/contracts/money';
import { expect, it } from 'vitest';
import { type CampaignBrief, composeCampaign, splitBudget } from './campaign';

const words = {
  opening: (audience: string) => `Made for ${audience}.`,
  openingForAll: 'New in our store.',
  promise: 'Free shipping.',
  hashtags: '#streamsetup',
  linkInBio: 'Here:',
  inDescription: 'In this video:',
  more: 'More:',
  price: (cents: number) => formatMoney(cents),
};
const bundle = { id: 1, name: 'Elite Bundle', priceCents: 24_900 };
const lamp = { id: 2, name: 'Lamp', priceCents: 1_250 };
const brief: CampaignBrief = {
  products: [bundle],
  budget: 30,
  audience: 'podcasters',
  message: '',
  origin: 'https://store.example',
};

it('names the product, its price and the audience on every platform, with a link of its own', () => {
  const texts = composeCampaign(brief, words);
  expect(texts.map(({ platform }) => platform)).toEqual(['Facebook & Instagram', 'TikTok', 'YouTube', 'X']);
  for (const { text, link } of texts) {
    expect(text).toContain('Elite Bundle – $249.00');
    expect(text).toContain('Made for podcasters.');
    expect(text).toContain(link);
  }
  expect(new Set(texts.map(({ link }) => new URL(link).searchParams.get('utm_source')))).toEqual(
    new Set(['facebook', 'tiktok', 'youtube', 'x']),
  );
  expect(texts[0]?.link).toContain('https://store.example/product/1?');
});

it('promises nothing, and has no hashtags, where the store has none', () => {
  const texts = composeCampaign(brief, { ...words, promise: '', hashtags: '' });
  for (const { text } of texts) {
    expect(text).not.toMatch(/#|\n{3}| {2}|\s$/);
    expect(text).toContain('Elite Bundle');
  }
});

it('takes the merchant’s own message first, and words of its own where nothing was said', () => {
  expect(composeCampaign({ ...brief, message: 'Only today!' }, words)[0]?.text).toMatch(/^Only today!\n/);
  expect(composeCampaign({ ...brief, audience: ' ' }, words)[0]?.text).toMatch(/^New in our store\.\n/);
});

it('several products are all named, and lead to the list of products', () => {
  const [first] = composeCampaign({ ...brief, products: [bundle, lamp] }, words);
  expect(first?.text).toContain('• Lamp – $12.50');
  expect(first?.link).toContain('https://store.example/?section=products&utm_source=facebook');
});

it('without a product there is nothing to say', () => {
  expect(composeCampaign({ ...brief, products: [] }, words)).toEqual([]);
});

it('a post on X stays within its limit with any content', () => {
  const post = composeCampaign({ ...brief, message: '🎙️'.repeat(400) }, words).at(-1);
  const counted = [...(post?.text ?? '').replace(post?.link ?? '', '')].length + 23;
  expect(counted).toBeLessThanOrEqual(280);
});

it.each([0, 1, 2, 30, 49, 100, 99_999])('a budget of $%i is split to the dollar', (budget) => {
  const parts = splitBudget(budget, [25, 20, 32.5]);
  expect(parts.every(Number.isInteger)).toBe(true);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(budget);
});

it('equal shares do not lose the dollar that is left', () => {
  expect(splitBudget(10, [1, 1, 1])).toEqual([3, 4, 3]);
});
