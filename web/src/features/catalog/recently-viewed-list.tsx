import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { useProductPath } from '../../lib/product-path';
import { Button } from '../../ui/button';
import { forgetViewed, readViewed } from './recently-viewed';

/** The products that this browser has shown lately, without the one that it shows now. */
export function RecentlyViewedList({ productId }: { productId: number }) {
  const { t } = useLanguage();
  const toPath = useProductPath();
  const [products, setProducts] = useState(readViewed);
  const others = products.filter(({ id }) => id !== productId);
  if (others.length === 0) return null;
  const clear = () => {
    forgetViewed();
    setProducts([]);
  };
  return (
    <section aria-labelledby="recent-heading" className="border-line border-t py-10 sm:py-14">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id="recent-heading" className="font-semibold text-2xl">
          {t('catalog.recent.title')}
        </h2>
        <Button variant="ghost" size="sm" onClick={clear}>
          {t('catalog.recent.clear')}
        </Button>
      </div>
      <ul className="strip flex gap-3 p-0.5">
        {others.map(({ id, name, image }) => (
          <li key={id} className="w-32 shrink-0 sm:w-40">
            <Link to={toPath({ id, name })} className="group block rounded-card">
              <ProductImage src={image} alt="" size={160} className="aspect-square w-full rounded-card" />
              <bdi className="wrap-anywhere mt-2 line-clamp-2 font-medium text-sm group-hover:underline">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
