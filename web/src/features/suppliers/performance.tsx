import type { SupplierPerformance } from '@shopwright/contracts/http/purchase-orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { grossMarginPercent } from '@shopwright/contracts/price-rules';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { percentText } from '../../lib/format';
import { Card } from '../../ui/card';
import { performanceQuery } from './api';

const unknown = '–';
const headers = ['orders', 'revenue', 'cost', 'margin', 'shipped', 'hours', 'failed', 'canceled'] as const;

/** How suppliers sell and ship. Shows nothing before the first purchase order. */
export function Performance() {
  const { t } = useLanguage();
  const { data: rows = [] } = useQuery(performanceQuery);
  if (rows.length === 0) return null;
  return (
    <Card className="min-w-0 md:col-span-2">
      <div className="p-5 pb-3 sm:p-6 sm:pb-3">
        <h2 className="font-semibold">{t('suppliers.perf_title')}</h2>
        <p className="mt-1 text-muted text-sm">{t('suppliers.perf_text')}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section aria-label={t('suppliers.perf_title')} tabIndex={0} className="overflow-x-auto">
        <table className="tabular w-full text-sm">
          <thead className="text-muted">
            <tr className="border-line border-b">
              <th scope="col" className="px-5 py-2 text-start font-medium sm:px-6">
                {t('suppliers.perf_supplier')}
              </th>
              {headers.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-end font-medium">
                  {t(`suppliers.perf_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.supplierName} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Row({ row }: { row: SupplierPerformance }) {
  const { formatPrice, language } = useLanguage();
  const { revenue, cost, shippedPercent, medianHours } = row;
  const revenueCents = centsFromDecimal(revenue);
  const margin = cost === null || revenueCents === 0 ? null : grossMarginPercent(centsFromDecimal(cost), revenueCents);
  const number = (value: number) => value.toLocaleString(language);
  const cells = [
    number(row.purchaseOrders),
    formatPrice(revenue),
    cost === null ? unknown : formatPrice(cost),
    margin === null ? unknown : percentText(margin, language),
    shippedPercent === null ? unknown : percentText(shippedPercent, language),
    medianHours === null ? unknown : number(medianHours),
    number(row.failed),
    number(row.canceled),
  ];
  return (
    <tr>
      <th scope="row" className="wrap-anywhere min-w-36 px-5 py-3 text-start font-medium sm:px-6">
        <bdi>{row.supplierName}</bdi>
      </th>
      {cells.map((cell, index) => (
        <td key={headers[index]} className="whitespace-nowrap px-3 py-3 text-end">
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  );
}
