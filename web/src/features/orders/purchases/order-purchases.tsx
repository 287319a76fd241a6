import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-provider';
import { useMay } from '../../../lib/use-may';
import { Card } from '../../../ui/card';
import { orderPurchasesQuery } from './api';
import { PurchaseRow } from './purchase-row';

/** What the store ordered of suppliers for an order. Shows nothing for one that the store packs by itself. */
export function OrderPurchases({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const may = useMay();
  const isSupplied = may('suppliers:read') && order.items.some(({ isDropshipped }) => isDropshipped);
  const { data: purchases = [] } = useQuery({ ...orderPurchasesQuery(order.id), enabled: isSupplied });
  if (purchases.length === 0) return null;
  return (
    <Card className="p-4 pb-2 text-sm sm:p-5 sm:pb-3">
      <h2 className="font-semibold text-lg">{t('orders.po_title')}</h2>
      <ul className="divide-y divide-line">
        {purchases.map((purchase) => (
          <li key={purchase.id} className="py-3">
            <PurchaseRow purchase={purchase} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
