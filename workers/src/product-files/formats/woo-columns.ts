/** The columns of an attribute of a product, of which a file has as many as a product has attributes. */
export const attributeColumn = /^attribute(?<number>\d+)(?<part>name|values)$/;

/** As which of ours the columns of WooCommerce are read, in the spelling of `toKey`. */
export const wooColumns = new Map(
  Object.entries({
    sku: 'sku',
    gtinupceanorisbn: 'gtin',
    name: 'name',
    published: 'status',
    isfeatured: 'featured',
    shortdescription: 'description',
    description: 'description',
    taxstatus: 'taxClass',
    taxclass: 'taxClass',
    instock: 'stockQuantity',
    stock: 'stockQuantity',
    lowstockamount: 'lowStockThreshold',
    weightkg: 'weightGrams',
    weightg: 'weightGrams',
    weightlbs: 'weightGrams',
    weightoz: 'weightGrams',
    saleprice: 'price',
    regularprice: 'price',
    categories: 'category',
    tags: 'tags',
    images: 'images',
    parent: 'parent',
    brands: 'specs',
    externalurl: 'specs',
    type: 'needsShipping',
  }),
);

/** Grams of a unit in the name of the column of weights. */
export const gramsOf: Record<string, number> = {
  weightkg: 1000,
  weightg: 1,
  weightlbs: 453.592_37,
  weightoz: 28.349_523_125,
};
