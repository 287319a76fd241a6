import type { AttributeFacet } from '@shopwright/contracts/http/product-facets';
import { describe, expect, it } from 'vitest';
import { findButton, findField, prepareScreens, press, showScreen, type, until } from '../../components/test-screen';
import { putRange, toggleValue } from './attribute-values';
import { ChosenValues } from './chosen-values';
import { FilterPanel } from './filter-panel';

prepareScreens();

const counted = (count: number, hasMore = false) => ({ count, hasMore });
const color: AttributeFacet = {
  id: 1,
  name: 'Color',
  kind: 'choice',
  values: Array.from({ length: 10 }, (_, at) => ({
    id: at + 11,
    name: `Tone ${at + 1}`,
    color: '#ff0000',
    ...counted(at + 1),
  })),
};
const weight: AttributeFacet = { id: 2, name: 'Weight', kind: 'number', unit: 'g', min: '5', max: '900', values: [] };
const wireless: AttributeFacet = {
  id: 3,
  name: 'Wireless',
  kind: 'yesNo',
  values: [
    { id: 31, name: 'yes', ...counted(300, true) },
    { id: 32, name: 'no', ...counted(2) },
  ],
};

async function show(address: string, attributes = [color, weight, wireless]) {
  const asked: (string | null)[] = [];
  const facets = {
    total: counted(9),
    categories: [],
    inStock: counted(9),
    featured: counted(0),
    ratings: [],
    attributes,
  };
  const panel = { category: undefined, isCorrected: false };
  const screen = await showScreen(
    <>
      <ChosenValues {...panel} />
      <FilterPanel {...panel} />
    </>,
    {
      address,
      responses: {
        'GET /categories': () => [],
        'GET /product-facets': (_, query) => {
          asked.push(query.get('attributes'));
          return facets;
        },
      },
    },
  );
  const isAsked = (filters: string | null) => until(() => asked.at(-1) === filters);
  return { screen, asked, isAsked };
}

const group = (screen: HTMLElement, name: string) =>
  [...screen.querySelectorAll('fieldset')].find((one) => one.querySelector('legend')?.textContent === name);

describe('the filters by attributes', () => {
  it('are a group of values with counts and colors for each, of which eight are shown at first', async () => {
    const { screen, isAsked } = await show('/');
    await until(() => findField('Tone 8, 8 products'));
    const colors = group(screen, 'Color');
    expect(colors?.querySelectorAll('[style*=background-color]')).toHaveLength(8);
    expect(findField('Yes, at least 300 products')).toBeTruthy();
    expect(findField('Tone 9, 9 products')).toBeUndefined();
    await press(await until(() => findButton('Show all (10)')));
    await press(await until(() => findField('Tone 9, 9 products')));
    await isAsked('1-19');
    // One that is chosen stays.
    await press(await until(() => findButton('Show fewer')));
    expect(findField('Tone 9, 9 products')?.checked).toBe(true);
    expect(findField('Tone 10, 10 products')).toBeUndefined();
    await press(await until(() => findField('Tone 2, 2 products')));
    await isAsked('1-12-19');
    await press(await until(() => findField('No, 2 products')));
    await isAsked('1-12-19_3-32');
  });

  it('are a range of numbers, with those that there are as a hint', async () => {
    const { screen, isAsked } = await show('/?attributes=3-31');
    await until(() => group(screen, 'Weight (g)'));
    const from = await until(() => findField('From'));
    expect([from.placeholder, findField('To')?.placeholder]).toEqual(['5', '900']);
    await type(from, '100');
    await isAsked('2*100*_3-31');
    expect(findButton('Remove filter Weight: 100 g or more')).toBeTruthy();
    await press(await until(() => findButton('Remove filter Wireless: Yes')));
    await isAsked('2*100*');
    await press(await until(() => findButton('Clear filters')));
    await isAsked(null);
  });

  it('take nothing from a list without attributes', async () => {
    const { screen } = await show('/', []);
    await until(() => findField('In stock only, 9 products'));
    expect(screen.querySelectorAll('fieldset')).toHaveLength(1);
    expect(screen.querySelectorAll('li')).toHaveLength(0);
  });
});

describe('the address of chosen values', () => {
  it('adds values and takes them away', () => {
    expect(toggleValue('', 4, 7)).toBe('4-7');
    expect(toggleValue('2**5_4-7', 4, 6)).toBe('2**5_4-6-7');
    expect(toggleValue('2**5_4-7', 4, 7)).toBe('2**5');
  });

  it('puts numbers in their form, and opens the other end of a range that would be reversed', () => {
    expect(putRange('4-7', 2, { min: '.5' })).toBe('2*0.5*_4-7');
    expect(putRange('2*10*', 2, { max: '1e3' })).toBe('2*10*1000');
    expect(putRange('2*10*1000', 2, { max: '9' })).toBe('2**9');
    expect(putRange('2*10*1000', 2, { max: '' })).toBe('2*10*');
    expect(putRange('2**9', 2, { max: '' })).toBe('');
  });
});
