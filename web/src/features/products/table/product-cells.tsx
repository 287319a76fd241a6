import type { BulkChange } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { ListedProduct } from '@shopwright/contracts/http/staff-products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { Link } from 'react-router-dom';
import { InlineEdit } from '../../../components/inline-edit';
import { ProductImage } from '../../../components/product-image';
import { StockCell } from '../../../components/stock-cell';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { readAmount } from '../../../lib/typed-numbers';
import { useMay } from '../../../lib/use-may';
import { Badge } from '../../../ui/badge';
import { Select } from '../../../ui/select';
import { PriceFrom } from '../options-price';
import { hasTakenEffect, useBulkEdit } from './use-bulk-edit';

const named = ({ id, version }: StaffProduct) => ({ rows: [{ id, version }] });

/** Returns whether the price follows from cost and markup, so that it cannot be set. */
export const isPricedFromCost = ({
  isDropshipped,
  supplierCost,
  dropshipMargin,
}: Pick<StaffProduct, 'isDropshipped' | 'supplierCost' | 'dropshipMargin'>): boolean =>
  isDropshipped && supplierCost !== null && dropshipMargin !== null;

export function ProductHeading({ product }: { product: ListedProduct }) {
  const { t } = useLanguage();
  return (
    <span className="flex items-center gap-3">
      <ProductImage
        src={product.image}
        alt=""
        size={32}
        className="hidden size-8 shrink-0 rounded-control min-[400px]:grid"
      />
      <span className="min-w-0">
        <Link
          to={paths.productEditor(product.id)}
          // The direction of the name itself, so that the end of a long one is cut.
          dir="auto"
          className="wrap-anywhere line-clamp-3 py-1 pointer-coarse:min-h-11 pointer-coarse:[-webkit-box-pack:center] md:line-clamp-2 underline-offset-2 hover:underline rtl:text-right"
        >
          {product.name}
        </Link>
        {product.sku && (
          <span className="wrap-anywhere block font-normal text-muted text-xs">
            <bdi>{product.sku}</bdi>
          </span>
        )}
        {product.hasOptions && (
          <Link
            to={paths.productOptions(product.id)}
            className="inline-flex items-center font-normal text-muted text-xs underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {t('products.options.count', { count: product.variantCount })}
          </Link>
        )}
        {product.isImported && <Badge tone="info">{t('products.imported')}</Badge>}
        <span className="wrap-anywhere block font-normal text-muted text-xs lg:hidden">
          <bdi>{product.category}</bdi>
        </span>
        <span className="mt-1 block font-normal md:hidden">
          <StatusCell product={product} />
        </span>
      </span>
    </span>
  );
}

export function PriceCell({ product }: { product: StaffProduct }) {
  const { t, formatPrice, language } = useLanguage();
  const may = useMay();
  const edit = useBulkEdit();
  const { name, price } = product;
  if (product.hasOptions) {
    return (
      <span title={t('products.options.each')} className="tabular inline-block px-2 text-muted">
        <PriceFrom product={product} />
        <span className="sr-only"> ({t('products.options.each')})</span>
      </span>
    );
  }
  // A draft may have none yet.
  const shown = <bdi>{Number(price) > 0 ? formatPrice(price) : '–'}</bdi>;
  if (product.archivedAt !== null || isPricedFromCost(product) || !may('products:write')) {
    const why = !isPricedFromCost(product) || product.archivedAt !== null ? undefined : t('products.price_calculated');
    return (
      <span title={why} className="tabular inline-block px-2 text-muted">
        {shown}
        {why && <span className="sr-only"> ({why})</span>}
      </span>
    );
  }
  return (
    <InlineEdit
      value={price}
      editLabel={`${t('products.edit_price', { name })}: ${formatPrice(price)}`}
      fieldLabel={t('products.price_named', { name })}
      isValid={(text) => centsFromDecimal(readAmount(text, language) ?? '0') > 0}
      invalidText={t('products.price_invalid')}
      type="decimal"
      isPending={edit.isPending}
      onSave={(text, close) => {
        const typed = readAmount(text, language) ?? price;
        if (typed === price) close();
        else
          edit.mutate(
            { products: named(product), change: { type: 'set-price', price: typed } },
            { onSuccess: ({ results }) => hasTakenEffect(results) && close() },
          );
      }}
    >
      {shown}
    </InlineEdit>
  );
}

export function StockOf({ product }: { product: StaffProduct }) {
  const { stockQuantity, lowStockThreshold } = product;
  if (product.archivedAt !== null || product.hasOptions)
    return <span className="tabular px-2 text-muted">{stockQuantity}</span>;
  return <StockCell product={product} isLow={stockQuantity <= lowStockThreshold} />;
}

const statusChanges = {
  in: { type: 'set-in-stock', inStock: true },
  out: { type: 'set-in-stock', inStock: false },
  draft: { type: 'set-draft', isDraft: true },
  published: { type: 'set-draft', isDraft: false },
  archived: { type: 'set-archived', isArchived: true },
} as const satisfies Record<string, BulkChange>;
type Status = keyof typeof statusChanges;

/** On sale, sold out, a draft or archived, as a list to choose from; the bulk bar or its page restores an archived product. */
export function StatusCell({ product }: { product: StaffProduct }) {
  const { t } = useLanguage();
  const may = useMay();
  const edit = useBulkEdit();
  const products = named(product);
  if (product.archivedAt !== null) return <Badge>{t('shared.products.archived')}</Badge>;
  if (!may('products:write')) return <StatusBadge product={product} />;
  const choose = (status: string) => edit.mutate({ products, change: statusChanges[status as Status] });
  const isEmpty = !product.isDraft && product.inStock && product.stockQuantity === 0;
  return (
    <>
      <Select
        aria-label={t('products.status_named', { name: product.name })}
        value={product.isDraft ? 'draft' : product.inStock ? 'in' : 'out'}
        disabled={edit.isPending}
        onChange={(event) => choose(event.target.value)}
        // On phones as wide as its column, which its longest text would else widen beyond the screen.
        className="-my-1 max-md:flex max-md:contain-inline-size max-md:[&_select]:text-ellipsis max-md:[&_select]:ps-0 max-md:[&_select]:text-sm max-md:[&_select]:pe-6 max-md:[&_svg]:end-1 md:w-36 [&_select:not(:hover,:focus-visible)]:border-transparent"
      >
        {product.isDraft ? (
          <>
            <option value="draft">{t('shared.product.draft')}</option>
            <option value="published">{t('products.publish')}</option>
          </>
        ) : (
          <>
            {/* A product with options is in stock where one of its variants is. */}
            {(product.inStock || !product.hasOptions) && <option value="in">{t('shared.product.in_stock')}</option>}
            {!(product.inStock && product.hasOptions) && (
              <option value="out">{t('shared.product.out_of_stock')}</option>
            )}
            <option value="draft">{t('products.unpublish')}</option>
          </>
        )}
        <option value="archived">{t('products.archive')}</option>
      </Select>
      {isEmpty && <span className="mt-1.5 block text-danger text-xs md:px-3">{t('products.no_units')}</span>}
    </>
  );
}

function StatusBadge({ product: { isDraft, inStock } }: { product: StaffProduct }) {
  const { t } = useLanguage();
  if (isDraft) return <Badge tone="accent">{t('shared.product.draft')}</Badge>;
  return (
    <Badge tone={inStock ? 'success' : 'danger'}>
      {t(inStock ? 'shared.product.in_stock' : 'shared.product.out_of_stock')}
    </Badge>
  );
}
