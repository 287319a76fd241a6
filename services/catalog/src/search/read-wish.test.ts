import type { Language } from '@shopwright/contracts/fields';
import { describe, expect, it } from 'vitest';
import { readWish } from './read-wish';

describe('the words of a wish', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'I need a light for my desk', ['light', 'desk']],
    ['de', 'Geschenk für einen Streamer', ['streamer']],
    ['es', 'trípode para mi móvil', ['tripode', 'movil']],
    ['fr', 'une lampe pour l’atelier', ['lampe', 'atelier']],
    ['pt', 'suporte para o meu celular', ['suporte', 'celular']],
    ['ja', 'スマホ用の三脚', ['スマホ', '三脚']],
    ['zh', '适合修图的显示器', ['修图', '显示器']],
    ['ar', 'حامل لهاتفي', ['حامل', 'هاتفي']],
    // English is understood everywhere, and no other language than these two.
    ['de', 'light for my desk', ['light', 'desk']],
    ['en', 'Stativ für mein Handy', ['stativ', 'fur', 'mein', 'handy']],
  ])('%s: %s', (language, search, words) => {
    expect(readWish(search, language).words).toEqual(words);
  });

  it('tells the thing from what it is for', () => {
    expect(readWish('light for zoom calls').things).toEqual(['light']);
    expect(readWish('ズーム会議用のライト', 'ja').things).toEqual(['ライト']);
    expect(readWish('gift for a streamer').things).toEqual(['streamer']);
  });

  it('knows what a thing is for by a prefix as well, but not by the first letter of the thing', () => {
    expect(readWish('ميكروفون للبث', 'ar')).toMatchObject({ things: ['ميكروفون'], ignored: ['لل'] });
    expect(readWish('لابتوب', 'ar').ignored).toEqual([]);
  });

  it('are all there without a wish', () => {
    const wish = { words: ['usb-c', 'hub'], things: ['usb-c', 'hub'], ignored: [], isCheap: false, isGift: false };
    expect(readWish('USB-C hub')).toEqual(wish);
  });
});

describe('the prices of a wish', () => {
  it.each<[Language, string, object]>([
    ['en', 'lamp under 50', { maxPrice: { amount: 50 } }],
    ['en', 'lamp under $49.90', { maxPrice: { amount: 49.9, currency: 'USD' } }],
    ['en', 'lamp between 50 and 20', { minPrice: { amount: 20 }, maxPrice: { amount: 50 } }],
    ['en', 'lamp over 100 dollars', { minPrice: { amount: 100, currency: 'USD' } }],
    ['de', 'Lampe unter 50 €', { maxPrice: { amount: 50, currency: 'EUR' } }],
    ['es', 'lámpara por menos de 50', { maxPrice: { amount: 50 } }],
    ['fr', 'lampe à moins de 49,90 euros', { maxPrice: { amount: 49.9, currency: 'EUR' } }],
    ['pt', 'luminária até R$ 250', { maxPrice: { amount: 250, currency: 'BRL' } }],
    ['ja', '1万円以下のランプ', { maxPrice: { amount: 10_000, currency: 'JPY' } }],
    ['zh', '50到100元的台灯', { minPrice: { amount: 50 }, maxPrice: { amount: 100 } }],
    ['ar', 'مصباح أقل من ٥٠ ريال', { maxPrice: { amount: 50, currency: 'SAR' } }],
    ['en', 'lamp under 1,299.50', { maxPrice: { amount: 1299.5 } }],
    ['de', 'Lampe bis 1.000 €', { maxPrice: { amount: 1000, currency: 'EUR' } }],
    ['fr', 'lampe à moins de 1 000 €', { maxPrice: { amount: 1000, currency: 'EUR' } }],
    ['ja', '5,000円以下のランプ', { maxPrice: { amount: 5000, currency: 'JPY' } }],
    ['ja', '12,800円以下のランプ', { maxPrice: { amount: 12_800, currency: 'JPY' } }],
    ...(
      [
        ['en', 'lamp 100-200'],
        ['en', 'lamp $100 - $200'],
        ['en', '100–200 lamp'],
        ['en', 'lamp 100 to 200'],
        ['en', 'lamp from 100 to 200 dollars'],
        ['de', 'Lampe 100-200 €'],
        ['de', 'Lampe 100 bis 200'],
        ['es', 'lámpara 100 a 200 €'],
        ['fr', 'lampe 100 à 200 €'],
        ['pt', 'luminária 100 a 200'],
        ['ja', '１００〜２００円のランプ'],
        ['ja', 'ランプ100-200'],
        ['zh', '台灯100-200元'],
        ['ar', 'مصباح ١٠٠-٢٠٠'],
        ['ar', 'مصباح 100 إلى 200'],
      ] as const
    ).map(([language, search]): [Language, string, object] => [
      language,
      search,
      { minPrice: { amount: 100 }, maxPrice: { amount: 200 } },
    ]),
    ['en', 'cheap lamp', { isCheap: true }],
    ['fr', 'lampe pas chère', { isCheap: true }],
  ])('%s: %s', (language, search, prices) => {
    const wish = readWish(search, language);
    expect(wish).toMatchObject(prices);
    expect(wish.words).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['en', 'under 50'],
    ['en', 'something under $50'],
    ['de', 'unter 50 €'],
    ['de', 'Geschenke bis 50 Euro'],
    ['es', 'hasta 50 €'],
    ['fr', 'moins de 50 €'],
    ['pt', 'até R$ 50'],
    ['ja', '50円以下'],
    ['ja', '50円以下のプレゼント'],
    ['zh', '50元以下'],
    ['ar', 'أقل من ٥٠ دولار'],
  ])('may be all that it names, %s: %s', (language, search) => {
    expect(readWish(search, language)).toMatchObject({ words: [], maxPrice: { amount: 50 } });
  });

  it.each([
    'microphone 50',
    'understage 50',
    'monitor 27',
    'budgetary lamp',
    'WH-1000 A4-5',
    'lens 10-20mm',
    'zx_9-200',
  ])('are none in "%s"', (search) => {
    const { isCheap, minPrice, maxPrice } = readWish(search);
    expect({ isCheap, minPrice, maxPrice }).toEqual({ isCheap: false });
  });
});

describe('an age', () => {
  it.each<[Language, string]>([
    ['en', 'lego age 6-12'],
    ['en', 'lego ages 6 to 12'],
    ['en', 'lego for 6-year-old kids'],
    ['en', 'lego under 12 years'],
    ['de', 'Lego ab 6 Jahren'],
    ['de', 'Lego 6 bis 12 Jahre'],
    ['es', 'lego de 6 a 12 años'],
    ['fr', 'lego de 6 à 12 ans'],
    ['pt', 'lego até 12 anos'],
    ['ja', '6歳から12歳のレゴ'],
    ['zh', '6-12岁乐高'],
    ['ar', 'ليغو من 6 إلى 12 سنة'],
  ])('is no price, %s: %s', (language, search) => {
    const { minPrice, maxPrice, words } = readWish(search, language);
    expect({ minPrice, maxPrice }).toEqual({});
    expect(words.join(' ')).toMatch(/lego|レゴ|乐高|ليغو/);
  });

  it('may stand beside a price', () => {
    const wish = readWish('lego ages 6-12 under 50');
    expect(wish).toMatchObject({ maxPrice: { amount: 50 }, words: ['lego', 'ages', '6-12'] });
    expect(wish.minPrice).toBeUndefined();
  });
});

describe('a gift', () => {
  it.each<[Language, string]>([
    ['en', 'gifts'],
    ['en', 'gift ideas'],
    ['de', 'Geschenkideen'],
    ['es', 'ideas de regalos'],
    ['fr', 'idées cadeaux'],
    ['pt', 'presentes'],
    ['ja', '贈り物'],
    ['zh', '礼物'],
    ['ar', 'هدايا'],
    // English is understood everywhere.
    ['de', 'gifts'],
  ])('may be all that it names, %s: %s', (language, search) => {
    expect(readWish(search, language)).toMatchObject({ words: [], isGift: true });
  });

  it('is not what only resembles one', () => {
    expect(readWish('gifted').isGift).toBe(false);
    expect(readWish('something for a desk').isGift).toBe(false);
  });
});
