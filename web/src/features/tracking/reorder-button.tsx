import { isCustomLine } from '@shopwright/contracts/custom-line';
import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { useLanguage } from '../../i18n/language-provider';
import { listAvailability } from '../../lib/queries/availability';
import { productQuery } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toastError } from '../../ui/toast-store';
import { useCart } from '../cart/cart-store';
import { planReorder } from './reorder';

/** Puts what can be bought again into the cart, and says what it left out. */
export function ReorderButton({ order }: { order: CustomerOrder }) {
  const { t, language } = useLanguage();
  const { addItem, openCart } = useCart();
  const reorder = useSingleMutation({
    mutationFn: async () => {
      const ids = order.items.filter((item) => !isCustomLine(item)).map(({ productId }) => productId);
      if (ids.length === 0) return { ...planReorder(order.items, new Map(), new Map()), added: 0 };
      const [stock, found] = await Promise.all([
        listAvailability({ ids: ids.join() }),
        Promise.all(ids.map((id) => queryClient.fetchQuery({ ...productQuery(String(id), language), staleTime: 0 }))),
      ]);
      const products = new Map(found.flatMap((product) => (product ? [[product.id, product] as const] : [])));
      const available = new Map(stock.map((row) => [row.productId, row.available]));
      const plan = planReorder(order.items, products, available);
      const full = plan.toAdd.filter(({ product, quantity }) => !addItem(product, quantity));
      return {
        ...plan,
        leftOut: [...plan.leftOut, ...full.map(({ product }) => product.name)],
        added: plan.toAdd.length - full.length,
      };
    },
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  const { data } = reorder;
  return (
    <>
      <Button variant="secondary" onClick={() => reorder.mutate()} isPending={reorder.isPending}>
        {t('tracking.purchase.reorder')}
      </Button>
      {data && (
        <Notice
          tone={data.added > 0 ? 'success' : 'warning'}
          isUrgent
          title={t(data.added > 0 ? 'tracking.purchase.reordered' : 'tracking.purchase.reorder_none')}
          className="order-last w-full"
        >
          {data.leftOut.length > 0 && <p>{t('tracking.purchase.left_out', { names: data.leftOut.join(', ') })}</p>}
          {data.fewer.length > 0 && <p>{t('tracking.purchase.fewer', { names: data.fewer.join(', ') })}</p>}
          {data.added > 0 && (
            <Button size="sm" variant="secondary" className="mt-3" onClick={openCart}>
              {t('tracking.purchase.open_cart')}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
