import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useLanguage } from '../../i18n/language-provider';
import { cardClass } from '../../ui/card';
import { LineSku } from './line-sku';
import { toPicks } from './order-sheets';

/** The products to fetch from the shelves for all of these orders. */
export function PickList({ orders }: { orders: OrderDetail[] }) {
  const { t, language } = useLanguage();
  const cell = 'py-2 pe-4 text-start';
  return (
    <article className={`sheet ${cardClass} overflow-x-auto p-6 print:border-0 print:p-0`}>
      <h2 className="mb-4 font-bold text-xl">{t('orders.print_list')}</h2>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line-strong border-b">
            {(['items_head', 'quantity', 'picked', 'orders'] as const).map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {t(`orders.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {toPicks(orders).map(({ key, name, sku, units, orderIds }) => (
            <tr key={key}>
              <th scope="row" className={`wrap-anywhere ${cell} font-normal`}>
                <bdi>{name}</bdi>
                <LineSku sku={sku} />
              </th>
              <td className={`tabular ${cell} font-semibold`}>{units.toLocaleString(language)}</td>
              <td className={cell}>
                <span aria-hidden className="inline-block size-4 border border-line-strong" />
              </td>
              <td className={`tabular ${cell}`}>
                <bdi>{orderIds.map((id) => `#${id}`).join(', ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
