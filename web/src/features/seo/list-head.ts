import type { Product } from '@shopwright/contracts/http/products';
import type { PageHead } from '../../lib/head';
import { imageUrl } from '../../lib/image-url';
import { paths } from '../../lib/paths';

interface ProductList {
  title: string;
  description: string;
  products: Product[];
}

/** A page that is about a list of products. */
export const listHead = ({ title, description, products }: ProductList): PageHead => ({
  title,
  description,
  image: products[0] && imageUrl(products[0].image, 1200),
  structured: import.meta.env.SSR
    ? (absolute) => [
        {
          '@type': 'ItemList',
          name: title,
          numberOfItems: products.length,
          itemListElement: products.map(({ id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: absolute(paths.product(id)),
          })),
        },
      ]
    : undefined,
});
