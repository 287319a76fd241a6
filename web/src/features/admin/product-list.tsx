import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { LoadFailed } from '../../i18n/load-failed';
import { dollars } from '../../lib/format';
import { pictures } from '../../lib/pictures';
import { ProductImage } from '../../lib/product-image';
import { productsQuery, wholeListing } from '../../lib/queries/products';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

const gridClass = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3';
const placeholders = 6;

export function ProductList() {
  const { t } = useLanguage();
  const products = useInfiniteQuery(productsQuery(wholeListing));
  if (products.isPending) {
    return (
      <div aria-busy="true" className={gridClass}>
        {Array.from({ length: placeholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <Skeleton key={index} className="h-80 rounded-card" />
        ))}
      </div>
    );
  }
  if (!products.data) return <LoadFailed title={t('products.failed')} query={products} />;
  if (products.data.length === 0) return <EmptyState picture={pictures.noResults} title={t('products.none')} />;
  return (
    <>
      <ul className={gridClass}>
        {products.data.map((product) => (
          <li key={product.id}>
            <AdminCard product={product} />
          </li>
        ))}
      </ul>
      {products.hasNextPage && (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => products.fetchNextPage()} isPending={products.isFetchingNextPage}>
            {t('products.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function AdminCard({ product }: { product: Product }) {
  const { t } = useLanguage();
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <ProductImage src={product.image} alt="" size={400} className="aspect-[16/10] w-full" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap gap-2">
          <Badge tone={product.inStock ? 'success' : 'danger'}>
            {t(product.inStock ? 'product.in_stock' : 'product.out_of_stock')}
          </Badge>
          {product.featured && <Badge tone="accent">{t('product.featured')}</Badge>}
        </div>
        <h2 className="font-semibold leading-snug">
          <bdi>{product.name}</bdi>
        </h2>
        <p dir="auto" className="line-clamp-2 text-muted text-sm">
          {product.description}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          <bdi className="tabular font-semibold text-lg">{dollars(centsFromDecimal(product.price))}</bdi>
          <span className="flex gap-2">
            <Button variant="secondary" size="sm" disabled>
              <Pencil size={14} aria-hidden />
              {t('admin.edit')}
            </Button>
            <Button variant="danger" size="sm" disabled>
              <Trash2 size={14} aria-hidden />
              {t('admin.delete')}
            </Button>
          </span>
        </div>
      </div>
    </Card>
  );
}
