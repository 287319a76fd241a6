import { translateCountry } from '@shopwright/contracts/country-names';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreName, useStoreSettings } from '../../lib/queries/store-settings';
import { cardClass } from '../../ui/card';
import { LineSku } from './line-sku';
import { OrderCode } from './order-code';
import { toSlipLines } from './order-sheets';

/** Goes into the parcel: who sends it, what is in it and where it goes, without prices. One page per order. */
export function PackingSlip({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  const storeName = useStoreName();
  const store = useStoreSettings();
  return (
    <article className={`sheet ${cardClass} mb-6 p-6 print:m-0 print:border-0 print:p-0`}>
      <header className="mb-6 flex flex-wrap justify-between gap-4">
        <div className="w-full border-line border-b pb-4">
          {store?.logo && <img src={store.logo} alt="" className="mb-3 h-12 w-auto max-w-60 object-contain" />}
          <p className="font-bold text-lg">
            <bdi>{storeName}</bdi>
          </p>
          {store?.address && (
            <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">
              <bdi>{store.address}</bdi>
            </p>
          )}
        </div>
        <div>
          <p className="text-muted text-sm">{t('orders.slip')}</p>
          <h2 className="font-bold text-xl">{t('orders.number', { id: order.id })}</h2>
          <p className="text-sm">{dateText(order.placedAt ?? order.createdAt, language)}</p>
        </div>
        <div className="max-w-72 text-sm">
          <p className="text-muted">{t('orders.ship_to')}</p>
          <p className="wrap-anywhere whitespace-pre-line font-medium">
            <bdi>{order.customerName}</bdi>
            <br />
            <bdi>{translateCountry(order.customerAddress, language)}</bdi>
          </p>
        </div>
      </header>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 text-start font-medium">
              {t('orders.items_head')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('orders.quantity')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {toSlipLines(order).map(({ id, name, sku, units }) => (
            <tr key={id}>
              <th scope="row" className="wrap-anywhere py-2 text-start font-normal">
                <bdi>{name}</bdi>
                <LineSku sku={sku} />
              </th>
              <td className="tabular py-2 text-end font-semibold">{units.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm">{t('orders.thanks')}</p>
        <OrderCode id={order.id} label={t('orders.slip_scan')} />
      </footer>
    </article>
  );
}
