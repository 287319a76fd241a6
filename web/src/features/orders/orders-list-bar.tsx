import { countryName, listCountries } from '@shopwright/contracts/country-names';
import { invoiceFilters, paymentStates, shipmentStates } from '@shopwright/contracts/http/order-desk';
import { openReturnStates } from '@shopwright/contracts/http/order-returns';
import { paymentSources } from '@shopwright/contracts/payment-sources';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField, TextField } from '../../ui/field';
import { FilterChips } from '../../ui/filter-chips';
import { ListBar } from '../../ui/list-bar';
import { SavedViews } from '../../ui/saved-views';
import { SearchField } from '../../ui/search-field';
import { orderCountsQuery } from './api';
import { isView, mainViews, type OrderView, otherViews, viewNames } from './order-params';
import type { useOrderFilters } from './use-order-filters';

interface OrdersListBarProps {
  controls: ReturnType<typeof useOrderFilters>;
  searchField: Ref<HTMLInputElement>;
}

/** The saved views with their counts, the search, and the filters as chips. */
export function OrdersListBar({ controls, searchField }: OrdersListBarProps) {
  const { t, language, direction } = useLanguage();
  const { filters, search, setSearch, setFilter, addressOf, clear } = controls;
  const counts: Partial<Record<string, number>> = useQuery(orderCountsQuery).data ?? {};
  const [isOpen, setOpen] = useState(false);
  const active = activeChips(filters, t, language);
  const toTab = (view: OrderView) => ({
    to: addressOf(view),
    label: t(`orders.view_${view}`),
    count: counts[view]?.toLocaleString(language),
    isCurrent: isView(filters, view),
  });
  return (
    <ListBar
      views={
        <SavedViews
          label={t('orders.views')}
          views={mainViews.map(toTab)}
          more={{ label: t('orders.view_more'), views: otherViews.map(toTab), direction }}
        />
      }
      filters={
        <>
          <SearchField
            ref={searchField}
            label={t('orders.find')}
            value={search}
            onChange={setSearch}
            className="w-full sm:w-72"
          />
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={16} aria-hidden />
            {t('orders.filters')}
          </Button>
          {filters.returns && (
            <FilterChips
              label={t('orders.return_state')}
              chips={openReturnStates.map((value) => ({ value, label: t(`shared.purchase.state_${value}`) }))}
              value={filters.returns}
              onChange={(value) => setFilter('returns', value || 'open')}
            />
          )}
          {active.map(({ name, label, value }) => (
            // A box of its own: a row of chips takes the width that is left.
            <div key={name}>
              <FilterChips
                label={t('orders.filters')}
                chips={[{ value, label }]}
                value={value}
                onChange={() => setFilter(name, '')}
              />
            </div>
          ))}
          {active.length > 1 && (
            <Button variant="ghost" onClick={clear}>
              {t('orders.clear')}
            </Button>
          )}
          {isOpen && <FilterPanel filters={filters} setFilter={setFilter} />}
        </>
      }
    />
  );
}

/** Filters that are on, beside the view: each a chip that takes itself away. */
function activeChips(filters: Controls['filters'], t: ReturnType<typeof useLanguage>['t'], language: string) {
  const { payment, shipment, source, invoice, dropshipped, country, from, to, productId, sort } = filters;
  const countryLabel = country === 'none' ? t('orders.country_none') : country && countryName(country, language);
  const isViews = viewNames.some((view) => view !== 'all' && isView(filters, view));
  return [
    { name: 'payment' as const, value: isViews ? undefined : payment, label: t(`orders.payment_${payment ?? 'paid'}`) },
    {
      name: 'shipment' as const,
      value: isViews ? undefined : shipment,
      label: t(`orders.shipment_${shipment ?? 'none'}`),
    },
    { name: 'source' as const, value: source, label: t(`orders.source_${source ?? 'stripe'}`) },
    {
      name: 'invoice' as const,
      value: isViews ? undefined : invoice,
      label: t(`orders.invoice_${invoice ?? 'unpaid'}`),
    },
    { name: 'dropshipped' as const, value: dropshipped, label: t(`orders.dropshipped_${dropshipped ?? 'true'}`) },
    { name: 'country' as const, value: country, label: countryLabel ?? '' },
    { name: 'from' as const, value: from, label: `${t('orders.from')} ${from}` },
    { name: 'to' as const, value: to, label: `${t('orders.to')} ${to}` },
    { name: 'productId' as const, value: productId, label: t('orders.product_chip', { id: productId ?? '' }) },
    { name: 'sort' as const, value: sort, label: t('orders.sort_oldest') },
  ].flatMap(({ name, value, label }) => (value === undefined ? [] : [{ name, value, label }]));
}

type Controls = OrdersListBarProps['controls'];

const titles = {
  payment: 'orders.payment',
  source: 'orders.source',
  invoice: 'orders.source_invoice',
  shipment: 'orders.shipment',
  dropshipped: 'orders.dropshipped',
  sort: 'orders.sort',
} as const;

function FilterPanel({ filters, setFilter }: Pick<Controls, 'filters' | 'setFilter'>) {
  const { t, language } = useLanguage();
  const group = (name: keyof typeof titles, values: readonly string[]) => (
    <div>
      <p aria-hidden className="font-medium text-sm">
        {t(titles[name])}
      </p>
      <FilterChips
        label={t(titles[name])}
        chips={values.map((value) => ({ value, label: t(`orders.${name}_${value}` as 'orders.payment_paid') }))}
        value={filters[name] ?? ''}
        onChange={(value) => setFilter(name, value)}
      />
    </div>
  );
  return (
    <Card className="grid w-full grid-cols-1 gap-4 p-4">
      {group('payment', paymentStates)}
      {group('source', paymentSources)}
      {group('invoice', invoiceFilters)}
      {group('shipment', shipmentStates)}
      {group('dropshipped', ['true', 'false'])}
      {group('sort', ['oldest'])}
      <div className="flex flex-wrap gap-4">
        <SelectField
          label={t('orders.country')}
          hint={t('orders.country_hint')}
          value={filters.country ?? ''}
          onChange={(event) => setFilter('country', event.target.value)}
          className="w-full sm:w-64"
        >
          <option value="">{t('orders.country_any')}</option>
          <option value="none">{t('orders.country_none')}</option>
          {listCountries(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`orders.${name}`)}
            hint={t('orders.zone')}
            value={filters[name] ?? ''}
            onChange={(event) => setFilter(name, event.target.value)}
            className="w-44"
          />
        ))}
      </div>
    </Card>
  );
}
