import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { useProductPath } from '../../lib/product-path';
import { boughtTogetherQuery } from '../../lib/queries/products';

/** What other customers bought with the product. Nothing while it loads, or where nobody did: the page has all else. */
export function BoughtTogether({ productId }: { productId: number }) {
  const { t, language } = useLanguage();
  const toPath = useProductPath();
  const { data: products = [] } = useQuery(boughtTogetherQuery(productId, language));
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="together-heading" className="border-line border-t py-10 sm:py-14">
      <h2 id="together-heading" className="mb-5 font-semibold text-2xl">
        {t('catalog.together.title')}
      </h2>
      <ul className="strip flex gap-3 p-0.5">
        {products.map(({ id, name, image, price, compareAtPrice, priceMax }) => (
          <li key={id} className="w-32 shrink-0 sm:w-40">
            <Link to={toPath({ id, name })} className="group block rounded-card">
              <ProductImage src={image} alt="" size={160} className="aspect-square w-full rounded-card" />
              <bdi className="wrap-anywhere mt-2 line-clamp-2 font-medium text-sm group-hover:underline">{name}</bdi>
              <Price value={price} compareAt={compareAtPrice} isFrom={Boolean(priceMax)} className="mt-1 text-sm" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
