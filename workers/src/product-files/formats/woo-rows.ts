import { optionsMax } from '@shopwright/contracts/limits';
import { joinSpecs, splitSpecs } from '@shopwright/contracts/product-file';
import { toSlug } from '@shopwright/contracts/slug';
import { FileProblem } from '../file-problem';
import { expandVariations, findOptions } from './expand-variations';
import * as rows from './row-reader';
import { readWooRow, splitList, type WooRow } from './woo-products';

/** Products with variations, and these, which are kept until the file ends. */
const keptMax = 300_000;

/**
 * Reads the files of WooCommerce: a product has a row, and so has each of its variations, long before or after it. Which of
 * its attributes are options is known from all of its variations, so that these products come last.
 */
export function createWooReader(): rows.RowReader {
  const products: WooRow[] = [];
  const variations = new Map<string, WooRow[]>();
  const slugs = new Set<string>();
  let kept = 0;

  const keep = () => {
    if (++kept > keptMax) {
      throw new FileProblem('The file has more than 300,000 products with variations. Split it into several files.');
    }
  };

  /** The name of a product without SKU, by which a later import finds it again. */
  function toOwnSlug({ name, id, row }: WooRow): string {
    const slug = toSlug(name) || 'product';
    const own = slugs.has(slug) ? toSlug(`${slug.slice(0, 80)}-${id || row}`) : slug;
    slugs.add(own);
    return own;
  }

  function readProduct(product: WooRow): rows.KeyedRow[] {
    const slug = product.sku ? undefined : toOwnSlug(product);
    const cells = { ...product.cells, slug, specs: joinAll(product, product.attributes) };
    return [
      {
        key: rows.chooseKey(product.row, [
          ['sku', product.sku],
          ['slug', slug],
        ]),
        row: product.row,
        cells: rows.toCells({ ...cells, ...product.chosen.ofVariant, ...product.chosen.ofProduct }),
      },
    ];
  }

  function readVariable(product: WooRow): rows.KeyedRow[] {
    const names = [product.sku.toLowerCase(), `id:${product.id}`];
    const own = names.flatMap((name) => variations.get(name) ?? []);
    for (const name of names) variations.delete(name);
    const options = findOptions(product, own).slice(0, optionsMax);
    if (options.length === 0) return readProduct(product);
    const {
      sku: _sku,
      price: _price,
      compareAtPrice: _compareAt,
      stockQuantity,
      weightGrams,
      ...cells
    } = product.cells;
    const slug = toOwnSlug(product);
    const key = rows.chooseKey(product.row, [['slug', slug]]);
    const isOption = (name: string) => options.some((option) => option.name.toLowerCase() === name.toLowerCase());
    const specs = joinAll(
      product,
      product.attributes.filter(({ name }) => !isOption(name)),
    );
    const optionNames = Object.fromEntries(options.map(({ name }, at) => [`option${at + 1}Name`, name]));
    return [
      {
        key,
        row: product.row,
        cells: rows.toCells({ ...cells, slug, specs, ...optionNames, ...product.chosen.ofProduct }),
      },
      ...expandVariations(options, own).map(({ values, of, isFirst }) => ({
        key,
        row: of.row,
        cells: rows.toCells({
          parent: slug,
          ...Object.fromEntries(values.map((value, at) => [`option${at + 1}Value`, value])),
          // Its variations have the stock and the weight of a product, unless they have their own.
          stockQuantity,
          weightGrams,
          ...rows.toCells(of.cells),
          ...of.chosen.ofVariant,
          ...(!isFirst && { sku: '', gtin: '' }),
        }),
      })),
    ];
  }

  /** Variations of a product that the file does not have: the catalog may. */
  function readLeft([parent, left]: [string, WooRow[]]): rows.KeyedRow[] {
    const key = rows.chooseKey(left[0]?.row ?? 1, [['sku', parent]]);
    return expandVariations(findOptions(undefined, left).slice(0, optionsMax), left).map(({ values, of }) => ({
      key,
      row: of.row,
      cells: rows.toCells({
        parent,
        ...Object.fromEntries(values.map((value, at) => [`option${at + 1}Value`, value])),
        ...rows.toCells(of.cells),
        ...of.chosen.ofVariant,
      }),
    }));
  }

  return {
    read(row, header) {
      const found = readWooRow(row, header);
      if (found.types.includes('variation')) {
        keep();
        const [parent = ''] = splitList(header.read(row, 'parent')?.toLowerCase() ?? '');
        const name = parent.replace(/^id:\s*/, 'id:');
        const known = variations.get(name);
        if (known) known.push(found);
        else variations.set(name, [found]);
        return [];
      }
      if (!found.types.some((type) => type.startsWith('variable'))) return readProduct(found);
      keep();
      products.push(found);
      return [];
    },
    finish: () => [...products.flatMap(readVariable), ...[...variations].flatMap(readLeft)],
  };
}

/** Attributes that are no options say what a product is like. */
function joinAll({ cells }: WooRow, attributes: WooRow['attributes']): string | undefined {
  const specs = attributes
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({ label: name, value: values.join(', ') }));
  const all = [...splitSpecs(cells.specs ?? ''), ...specs];
  return all.length > 0 ? joinSpecs(all) : undefined;
}
