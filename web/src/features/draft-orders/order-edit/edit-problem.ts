import { orderConflict } from '@shopwright/contracts/http/order-actions';
import { shortage } from '@shopwright/contracts/http/orders';
import { refundLimitReached } from '@shopwright/contracts/permissions';
import { errorTextKey } from '../../../components/query-error';
import { formMessage } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { type ApiError, isApiError } from '../../../lib/api-error';

/** Says in words why an edit was not made. Nothing of it was, except where what it adds sold out after all: then no item is named. */
export function useEditProblem(): (error: Error) => string {
  const { t, formatPrice, language } = useLanguage();
  return (error) => {
    if (isApiError(error, 'out_of_stock')) {
      const items = shortage.safeParse(error.details).data?.items ?? [];
      const lines = items.map(({ name, available }) =>
        t('draft_orders.edit_short', { name, units: available.toLocaleString(language) }),
      );
      return lines.length > 0 ? lines.join(' ') : t('draft_orders.edit_sold_out');
    }
    if (isApiError(error, 'forbidden')) {
      const reached = refundLimitReached.safeParse(error.details).data;
      if (!reached) return t('draft_orders.edit_forbidden');
      return t('draft_orders.edit_refund_limit', {
        limit: formatPrice(reached.refundLimit),
        left: formatPrice(reached.left),
      });
    }
    if (isApiError(error, 'conflict')) {
      const order = orderConflict.safeParse(error.details).data?.order;
      return t('draft_orders.edit_blocked', { status: order ? t(`shared.order.${order.status}`) : '' });
    }
    const [field] = (error as ApiError).fields ?? [];
    const part = field?.path.split('.')[0];
    if (field?.path === 'remove') return t('draft_orders.edit_all');
    // What the refund of the removed units says.
    if (part === 'items' || part === 'amount') return t('draft_orders.edit_worthless');
    if (part === 'address') return t('draft_orders.problem_address');
    if (part === 'add') return t('draft_orders.problem_lines');
    if (part === 'payment') return t('draft_orders.edit_free');
    if (field) return formMessage(field.message) ?? t('shared.error.try_again');
    const known = errorTextKey(error);
    return t(known === 'shared.error.generic' ? 'shared.error.try_again' : known);
  };
}
