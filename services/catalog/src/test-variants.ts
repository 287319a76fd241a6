import type { BodyOf } from '@shopwright/contracts/endpoint';
import { getProductOptions, type ProductOptions, putProductOptions } from '@shopwright/contracts/http/product-options';
import { getProduct, type ProductDetail } from '@shopwright/contracts/http/products';
import type { TestCatalog } from './test-catalog';

export type OptionsBody = BodyOf<typeof putProductOptions>;
export type EditedVariants = OptionsBody['variants'];

const staff = { role: 'staff', userId: 7 } as const;

const color = {
  name: 'Color',
  values: ['Black', 'White'],
  translations: { de: { name: 'Farbe', values: ['Schwarz', 'Weiß'] } },
};

export const variant = (optionValues: string[], more: Partial<EditedVariants[number]> = {}) => ({
  optionValues,
  price: '30.00',
  ...more,
});
export const twoColors = [
  variant(['Black'], { stockQuantity: 3 }),
  variant(['White'], { price: '19.00', stockQuantity: 2 }),
];

export function variantCalls(catalog: () => TestCatalog) {
  const readOptions = (id: number) => catalog().client.call(getProductOptions, { params: { id: String(id) } }, staff);

  /** Saves a color with the variants, unless the body says otherwise. */
  const put = async (id: number, body: Partial<OptionsBody>): Promise<ProductOptions> => {
    const { version } = await readOptions(id);
    return catalog().client.call(
      putProductOptions,
      { params: { id: String(id) }, body: { version, options: [color], variants: [], ...body } as OptionsBody },
      staff,
    );
  };

  /** Adds a product with a black and a white variant, and returns the ids. */
  const addColored = async (variants: object[] = twoColors, product: Parameters<TestCatalog['addProduct']>[0] = {}) => {
    const { id } = await catalog().addProduct({ stockQuantity: 0, ...product });
    const options = await put(id, { variants: variants as EditedVariants });
    const [black, white] = options.variants.map((row) => row.id) as [number, number];
    return { id, black, white, options };
  };

  const read = (id: number, language?: 'de') =>
    catalog().client.call(getProduct, { params: { id: String(id) }, query: { language } }) as Promise<ProductDetail>;

  return { readOptions, put, addColored, read };
}
