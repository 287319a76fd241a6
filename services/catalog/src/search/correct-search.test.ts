import { describe, expect, it } from 'vitest';
import { correctSearch } from './correct-search';

describe('correctSearch', () => {
  it.each([
    ['headfones', 'Studio 40 Headphones', 'Audio & Headphones', 'headphones'],
    ['lihgt ring', 'Halo 10 Ring Light', 'Lighting', 'light ring'],
    ['kopfhörrer', 'Auralis Kopfhörer', 'Audio', 'kopfhörer'],
    ['机械建盘', 'Keyhollow Alder 75 机械键盘', '键盘与控制', '机械键盘'],
    ['حلقيةة', 'إضاءة حلقية', 'الإضاءة', 'حلقية'],
    ['zzzzqq 4k', 'Mira 4K Camera', 'Cameras', 'zzzzqq 4k'],
  ])('%s, best found in %s, is %s', (search, name, category, expected) => {
    expect(correctSearch(search, [{ name, category }])).toBe(expected);
  });

  it('keeps the search where nothing was found', () => {
    expect(correctSearch('headfones', [])).toBe('headfones');
  });
});
