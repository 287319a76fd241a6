import type { ListedProduct } from '@shopwright/contracts/http/staff-products';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Permitted } from '../../../components/permitted';
import { QueryError } from '../../../components/query-error';
import { SearchSummary } from '../../../components/search-summary';
import { type Translate, useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { useMay } from '../../../lib/use-may';
import { Badge } from '../../../ui/badge';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { useSelectedRows } from '../../../ui/table-selection';
import { useInertWhile } from '../../../ui/use-inert-while';
import { productTableQuery, type TableParams } from './api';
import { BulkActions } from './bulk-actions';
import { Pager } from './pager';
import { PriceCell, ProductHeading, StatusCell, StockOf } from './product-cells';
import { ProductListBar } from './product-list-bar';
import { useTableParams } from './use-table-params';

/** All products as a table: what is changed daily is changed in its row, and many rows together by the bar below. */
export function ProductTable() {
  const { t } = useLanguage();
  const may = useMay();
  const controls = useTableParams();
  const { page: _page, sort: _sort, ...filter } = controls.current;
  const products = useQuery(productTableQuery(controls.current));
  const inertRef = useInertWhile(products.isPlaceholderData);
  const rows = products.data?.rows ?? [];
  const total = products.data?.total ?? 0;
  const selection = useSelectedRows(rows, ({ id }) => id);
  const filterKey = JSON.stringify(filter);
  const [matchingKey, setMatchingKey] = useState<string>();
  const clear = () => {
    selection.clear();
    setMatchingKey(undefined);
  };
  const toggle: typeof selection.toggle = (changed, isSelected) => {
    setMatchingKey(undefined);
    selection.toggle(changed, isSelected);
  };
  const shownSelection = {
    isSelected: selection.isSelected,
    toggle,
    selectAllLabel: t('shared.table.select_all'),
    selectLabel: ({ name }: ListedProduct) => t('shared.table.select', { name }),
  };
  if (products.isError && !products.data) return <QueryError title={t('shared.products.failed')} query={products} />;
  return (
    <>
      <ProductListBar controls={controls} counts={products.data?.counts} />
      {products.data?.corrected !== undefined && (
        <div className="mb-4">
          <SearchSummary search={filter.search ?? ''} found={{ corrected: products.data.corrected }} />
        </div>
      )}
      <MatchingDrafts params={controls.current} address={controls.addressOf({ view: 'draft' })} />
      {products.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : total === 0 ? (
        <NoProducts isStoreEmpty={products.data?.counts.all === 0} />
      ) : (
        // Rows of the page before cannot be selected or edited while the next ones load.
        <Card ref={inertRef} aria-busy={products.isPlaceholderData}>
          <h2 className="sr-only">{t('shared.nav.products')}</h2>
          <Table
            columns={productColumns(t)}
            rows={rows}
            rowKey={({ id }) => id}
            isDense
            {...(may('products:write') && { selection: shownSelection })}
          />
          <Pager
            page={controls.current.page}
            total={total}
            hasMore={products.data?.hasMore ?? false}
            addressOf={controls.addressOf}
          />
        </Card>
      )}
      {selection.selected.length > 0 && (
        <BulkActions
          rows={selection.selected}
          filter={filter}
          total={total}
          isPageSelected={selection.selected.length === rows.length}
          isAllMatching={matchingKey === filterKey}
          onSelectMatching={() => setMatchingKey(filterKey)}
          onClear={clear}
        />
      )}
    </>
  );
}

/** Says that a search among the products on sale would find drafts too. */
function MatchingDrafts({ params, address }: { params: TableParams; address: string }) {
  const { t } = useLanguage();
  const isAsked = params.view === 'active' && params.search !== undefined;
  const drafts = useQuery({ ...productTableQuery({ ...params, view: 'draft', page: 1 }), enabled: isAsked });
  const total = drafts.isPlaceholderData ? 0 : (drafts.data?.total ?? 0);
  return (
    <p role="status" className="mb-4 text-sm empty:hidden">
      {isAsked && total > 0 && (
        <Link to={address} className="inline-flex min-h-9 items-center text-primary underline pointer-coarse:min-h-11">
          {t('products.drafts_match', { count: total })}
        </Link>
      )}
    </p>
  );
}

const wide = 'hidden lg:table-cell';

/** On a narrow screen the category moves below the name, and the status below the stock. */
function productColumns(t: Translate): Column<ListedProduct>[] {
  return [
    {
      id: 'product',
      head: t('shared.inventory.column_product'),
      cell: (product) => <ProductHeading product={product} />,
      className: 'max-md:w-full',
    },
    {
      id: 'status',
      head: t('shared.inventory.column_status'),
      cell: (product) => <StatusCell product={product} />,
      className: 'hidden md:table-cell',
    },
    {
      id: 'stock',
      head: t('shared.inventory.column_stock'),
      isNumeric: true,
      cell: (product) => <StockOf product={product} />,
    },
    {
      id: 'category',
      head: t('shared.inventory.column_category'),
      cell: ({ category, featured }) => (
        <span className="flex items-center gap-2">
          <bdi className="truncate">{category}</bdi>
          {featured && <Badge tone="accent">{t('shared.product.featured')}</Badge>}
        </span>
      ),
      className: wide,
      cellClass: 'max-w-64 text-muted',
    },
    {
      id: 'price',
      head: t('shared.inventory.column_price'),
      isNumeric: true,
      cell: (product) => <PriceCell product={product} />,
    },
  ];
}

function NoProducts({ isStoreEmpty }: { isStoreEmpty: boolean | undefined }) {
  const { t } = useLanguage();
  if (!isStoreEmpty) return <EmptyState illustration="no-results" title={t('shared.products.none')} />;
  return (
    <EmptyState illustration="no-results" title={t('products.empty')} text={t('products.empty_text')}>
      <Permitted to="products:write">
        <Link to={paths.newProduct} className={buttonClass()}>
          {t('shared.add')}
        </Link>
        <Link to={paths.importProducts} className={buttonClass({ variant: 'secondary' })}>
          {t('shared.nav.import')}
        </Link>
      </Permitted>
    </EmptyState>
  );
}
