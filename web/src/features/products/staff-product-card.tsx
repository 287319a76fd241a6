import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import clsx from 'clsx';
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { Permitted } from '../../components/permitted';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { PriceFrom } from './options-price';

interface ProductCardProps {
  product: StaffProduct;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
  isRestoring: boolean;
}

export function StaffProductCard({ product, onEdit, onDelete, onRestore, isRestoring }: ProductCardProps) {
  const { t, formatPrice } = useLanguage();
  const { name } = product;
  return (
    <article className={clsx(cardClass, 'flex h-full flex-col overflow-hidden')}>
      <ProductImage src={product.image} alt="" size={400} className="aspect-[4/3] w-full" />
      <div className="flex flex-1 flex-col gap-2.5 p-4 sm:p-5">
        <div className="flex flex-wrap gap-2">
          {product.archivedAt !== null && <Badge>{t('shared.products.archived')}</Badge>}
          {product.isDraft ? (
            <Badge tone="accent">{t('shared.product.draft')}</Badge>
          ) : (
            <Badge tone={product.inStock ? 'success' : 'danger'}>
              {t(product.inStock ? 'shared.product.in_stock' : 'shared.product.out_of_stock')}
            </Badge>
          )}
          {product.hasOptions && <Badge>{t('products.options.variants')}</Badge>}
          {product.featured && <Badge tone="accent">{t('shared.product.featured')}</Badge>}
        </div>
        <h2 className="wrap-anywhere line-clamp-2 font-semibold leading-snug">
          <bdi>{name}</bdi>
        </h2>
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-muted text-sm rtl:text-right">
          {product.description}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          {/* A draft may have no price yet. */}
          <bdi className="tabular font-semibold text-lg">
            {product.hasOptions ? (
              <PriceFrom product={product} />
            ) : Number(product.price) > 0 ? (
              formatPrice(centsFromDecimal(product.price))
            ) : (
              '–'
            )}
          </bdi>
          <Permitted to="products:write">
            {product.archivedAt === null ? (
              <span className="flex gap-2">
                <Button variant="secondary" size="sm" aria-label={t('shared.edit_named', { name })} onClick={onEdit}>
                  <Pencil size={14} aria-hidden />
                  {t('shared.edit')}
                </Button>
                <Button variant="danger" size="sm" aria-label={t('products.delete_named', { name })} onClick={onDelete}>
                  <Trash2 size={14} aria-hidden />
                  {t('products.delete')}
                </Button>
              </span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('products.restore_named', { name })}
                onClick={onRestore}
                isPending={isRestoring}
              >
                <ArchiveRestore size={14} aria-hidden />
                {t('products.restore')}
              </Button>
            )}
          </Permitted>
        </div>
      </div>
    </article>
  );
}
