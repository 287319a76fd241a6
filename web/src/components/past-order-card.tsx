import { translateCountry } from '@shopwright/contracts/country-names';
import { currencyCodes } from '@shopwright/contracts/currencies';
import type { PastOrder } from '@shopwright/contracts/http/past-orders';
import { dateText } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';

const parts: [part: keyof PastOrder['amounts'], label: MessageKey][] = [
  ['subtotal', 'shared.past_orders.subtotal'],
  ['discount', 'shared.past_orders.discount'],
  ['shipping', 'shared.past_orders.shipping'],
  ['fees', 'shared.past_orders.fees'],
  ['tax', 'shared.past_orders.tax'],
];

/** An order of the previous shop, to be read. */
export function PastOrderCard({ order, showsCustomer = false }: { order: PastOrder; showsCustomer?: boolean }) {
  const { t, language, formatPrice } = useLanguage();
  const { reference, placedAt, email, name, status, lines, currency, total, amounts, address } = order;
  const known = currencyCodes.find((code) => code === currency.toLowerCase());
  const write = (amount: string, sign = '') => (
    <bdi dir="ltr">{`${sign}${known ? formatPrice(amount, known) : `${amount} ${currency}`}`}</bdi>
  );
  return (
    <Card className="overflow-hidden text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-sunken/60 px-5 py-4">
        <div>
          <h3 className="wrap-anywhere font-semibold text-base">
            <bdi>{reference}</bdi>
          </h3>
          <time dateTime={placedAt} className="text-muted">
            {dateText(placedAt, language)}
          </time>
          {showsCustomer && (
            <p className="wrap-anywhere">
              <bdi>{[name, email].filter(Boolean).join(' · ')}</bdi>
            </p>
          )}
        </div>
        {status && (
          <Badge>
            <bdi>{status}</bdi>
          </Badge>
        )}
      </div>
      <ul className="divide-y divide-line px-5">
        {lines.map(({ name, sku, quantity, price }) => (
          <li key={`${name} ${sku} ${quantity} ${price}`} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
            <span className="wrap-anywhere min-w-40 flex-1">
              <bdi>{name}</bdi>
            </span>
            <span className="tabular text-muted">× {quantity.toLocaleString(language)}</span>
            {price !== null && <span className="tabular">{write(price)}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-4">
        <p className="wrap-anywhere max-w-md whitespace-pre-line text-muted">
          <bdi>{translateCountry(address, language)}</bdi>
        </p>
        <dl className="tabular ms-auto grid grid-cols-[auto_auto] gap-x-4 text-end">
          {parts.map(([part, label]) => {
            const amount = amounts[part];
            if (!amount || Number(amount) === 0) return null;
            return (
              <div key={part} className="col-span-2 grid grid-cols-subgrid text-muted">
                <dt>{t(label)}</dt>
                <dd>{write(amount, part === 'discount' ? '-' : '')}</dd>
              </div>
            );
          })}
          <div className="col-span-2 grid grid-cols-subgrid font-semibold">
            <dt>{t('shared.past_orders.total')}</dt>
            <dd>{write(total)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
