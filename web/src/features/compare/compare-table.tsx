import type { Product, ProductDetail } from '@shopwright/contracts/http/products';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { Rating } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';
import { directionOfText } from '../../i18n/languages';
import { useProductPath } from '../../lib/product-path';
import { Button, ButtonLink } from '../../ui/button';
import { differs, specRows } from './compare-rows';

interface CompareTableProps {
  products: ProductDetail[];
  onAdd: (product: Product) => void;
  onRemove: (id: number) => void;
}

/** Products side by side. Where they do not fit the table scrolls below its first column, and the page does not. */
export function CompareTable({ products, onAdd, onRemove }: CompareTableProps) {
  const { t } = useLanguage();
  const toPath = useProductPath();
  const cell = (show: (product: ProductDetail) => ReactNode) =>
    products.map((product) => (
      <td key={product.id} className={cellClass}>
        {show(product)}
      </td>
    ));
  const row = (label: string, values: readonly unknown[], cells: ReactNode) => (
    <CompareRow key={label} label={label} isDifferent={differs(values)}>
      {cells}
    </CompareRow>
  );
  return (
    <section
      aria-label={t('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
      tabIndex={0}
      // Relative: it holds what is read aloud alone, which is placed apart and would widen the page.
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-start text-sm">
        <thead>
          <tr>
            <td className={clsx(headClass, 'bg-surface')} />
            {products.map((product) => (
              <th key={product.id} scope="col" className={clsx(cellClass, 'text-start font-normal')}>
                <ProductImage src={product.image} alt="" size={160} className="aspect-square w-32 rounded-control" />
                <Link to={toPath(product)} className="mt-2 flex min-h-11 items-center font-semibold hover:underline">
                  <bdi className="wrap-anywhere">{product.name}</bdi>
                </Link>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('compare.remove', { name: product.name })}
                  onClick={() => onRemove(product.id)}
                  className="-ms-3"
                >
                  <X size={14} aria-hidden />
                  {t('compare.remove_short')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {row(
            t('compare.price'),
            products.map(({ price }) => price),
            cell(({ price, compareAtPrice, priceMax }) => (
              <Price value={price} compareAt={compareAtPrice} isFrom={Boolean(priceMax)} className="font-semibold" />
            )),
          )}
          {row(
            t('compare.rating'),
            products.map(({ rating }) => rating),
            cell(({ rating, reviewCount }) =>
              rating === null ? none : <Rating rating={rating} count={reviewCount} />,
            ),
          )}
          {row(
            t('compare.stock'),
            products.map(({ inStock }) => inStock),
            cell(({ inStock }) => t(inStock ? 'shared.product.in_stock' : 'shared.product.out_of_stock')),
          )}
          {row(
            t('compare.category'),
            products.map(({ category }) => category),
            cell(({ category }) => <bdi>{category || none}</bdi>),
          )}
          {specRows(products).map(({ label, values }) =>
            row(
              label,
              values,
              values.map((value, at) => (
                <td key={products[at]?.id} className={cellClass}>
                  <bdi dir={directionOfText(value ?? '')}>{value ?? none}</bdi>
                </td>
              )),
            ),
          )}
          <tr>
            <td className={clsx(headClass, 'bg-surface')} />
            {cell((product) =>
              product.hasOptions && product.inStock ? (
                <ButtonLink to={toPath(product)} size="sm" variant="secondary">
                  {t('shared.options.choose')}
                  <span className="sr-only"> {product.name}</span>
                </ButtonLink>
              ) : (
                <Button size="sm" disabled={!product.inStock} onClick={() => onAdd(product)}>
                  {t(product.inStock ? 'shared.product.add' : 'shared.product.out_of_stock')}
                  <span className="sr-only"> {product.name}</span>
                </Button>
              ),
            )}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const none = '–';
const cellClass = 'min-w-40 px-4 py-3 align-top sm:px-5';
/** Stays while the products scroll. */
const headClass = 'sticky start-0 z-10 w-28 min-w-28 px-4 py-3 sm:w-44 sm:px-5';

interface CompareRowProps {
  label: string;
  /** The products differ in it. */
  isDifferent: boolean;
  children: ReactNode;
}

function CompareRow({ label, isDifferent, children }: CompareRowProps) {
  const { t } = useLanguage();
  return (
    <tr className={clsx(isDifferent && 'bg-primary-soft')}>
      <th
        scope="row"
        className={clsx(
          headClass,
          'wrap-anywhere text-start align-top font-medium',
          isDifferent ? 'bg-primary-soft' : 'bg-surface text-muted',
        )}
      >
        <bdi>{label}</bdi>
        {isDifferent && <span className="sr-only"> ({t('compare.differs')})</span>}
      </th>
      {children}
    </tr>
  );
}
