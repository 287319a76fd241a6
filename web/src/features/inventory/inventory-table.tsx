import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { dollars } from '../../lib/format';
import { ProductImage } from '../../lib/product-image';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { controlClass } from '../../ui/field';
import { StockCell } from './stock-cell';
import { type StockLevel, stockLevel } from './stock-level';

const levels: Record<StockLevel, { key: MessageKey; tone: Tone }> = {
  out: { key: 'product.out_of_stock', tone: 'danger' },
  low: { key: 'inventory.low', tone: 'accent' },
  in: { key: 'product.in_stock', tone: 'success' },
};

/** Rows in the page at a time: a catalogue of thousands must not freeze it. */
const step = 100;

export function InventoryTable({ rows }: { rows: InventoryRow[] }) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(step);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = rows.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(wanted));
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3 p-5">
        <h2 className="font-semibold text-lg">{t('inventory.table')}</h2>
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('inventory.find')}
          aria-label={t('inventory.find')}
          className={`${controlClass} h-11 sm:w-72`}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={t('inventory.table')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-[44rem] text-sm">
          <thead className="border-line border-y bg-sunken/60 text-start text-muted">
            <tr>
              {(['product', 'category', 'price', 'stock', 'reserved', 'status'] as const).map((column) => (
                <th key={column} scope="col" className="px-5 py-3 text-start font-medium">
                  {t(`inventory.column_${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {found.slice(0, limit).map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {found.length === 0 && <p className="p-8 text-center text-muted">{t('products.none')}</p>}
      {found.length > limit && (
        <div className="border-line border-t p-4 text-center">
          <Button variant="secondary" onClick={() => setLimit(limit + step)}>
            {t('products.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Row({ row }: { row: InventoryRow }) {
  const { t } = useLanguage();
  const level = levels[stockLevel(row)];
  return (
    <tr>
      <th scope="row" className="px-5 py-3 text-start font-medium">
        <span className="flex items-center gap-3">
          <ProductImage src={row.image} alt="" size={44} className="size-11 shrink-0 rounded-control" />
          <bdi>{row.name}</bdi>
        </span>
      </th>
      <td className="px-5 py-3 text-muted">{row.category}</td>
      <td className="tabular px-5 py-3">
        <bdi>{dollars(centsFromDecimal(row.price))}</bdi>
      </td>
      <td className="px-5 py-2">
        <StockCell row={row} />
      </td>
      <td className="tabular px-5 py-3 text-muted">{row.reservedQuantity}</td>
      <td className="px-5 py-3">
        <Badge tone={level.tone}>{t(level.key)}</Badge>
      </td>
    </tr>
  );
}
