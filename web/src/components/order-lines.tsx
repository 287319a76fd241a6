import { isCustomLine } from '@shopwright/contracts/custom-line';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { ProductImage } from './product-image';

interface OrderLine {
  id: number;
  name: string;
  image: string;
  quantity: number;
  /** Makes the name a link to the product. */
  productId?: number;
  /** Stands after the quantity. */
  note?: ReactNode;
  /** Stands at the end of the line. */
  totalCents?: number;
}

/** The lines of an order, or of a cart that becomes one. */
export function OrderLines({ lines, className }: { lines: OrderLine[]; className?: string }) {
  const { t, formatPrice } = useLanguage();
  return (
    <ul className={clsx('divide-y divide-line', className)}>
      {lines.map(({ id, name, image, quantity, productId, note, totalCents }) => (
        <li key={id} className="flex items-center gap-4 py-3.5">
          <ProductImage src={image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1 text-sm">
            {productId === undefined || isCustomLine({ productId }) ? (
              <bdi className="line-clamp-2 font-medium">{name}</bdi>
            ) : (
              <Link to={paths.product(productId)} className="line-clamp-2 font-medium hover:underline">
                <bdi>{name}</bdi>
              </Link>
            )}
            <p className="tabular text-muted">
              {t('shared.quantity.short', { quantity })}
              {note && <> · {note}</>}
            </p>
          </div>
          {totalCents !== undefined && <bdi className="tabular font-medium text-sm">{formatPrice(totalCents)}</bdi>}
        </li>
      ))}
    </ul>
  );
}
