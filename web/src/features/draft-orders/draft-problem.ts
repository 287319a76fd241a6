import { errorTextKey } from '../../components/query-error';
import { formMessage } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import type { ApiError } from '../../lib/api-error';
import { isApiError } from '../../lib/api-error';

const lacking: Partial<Record<string, MessageKey>> = {
  address: 'draft_orders.problem_address',
  shipping: 'draft_orders.problem_shipping',
  customerEmail: 'draft_orders.problem_email',
  lines: 'draft_orders.problem_lines',
};

/** Says in words why a draft did not become an order, or a link. */
export function useDraftProblem(): (error: Error) => string {
  const { t } = useLanguage();
  return (error) => {
    if (isApiError(error, 'out_of_stock')) return t('draft_orders.problem_stock');
    if (isApiError(error, 'price_changed')) return t('draft_orders.problem_price');
    if (isApiError(error, 'conflict')) return t('draft_orders.busy');
    const [field] = (error as ApiError).fields ?? [];
    const key = lacking[field?.path.split('.')[0] ?? ''];
    if (key) return t(key);
    if (field) return formMessage(field.message) ?? t('shared.error.try_again');
    const known = errorTextKey(error);
    return t(known === 'shared.error.generic' ? 'shared.error.try_again' : known);
  };
}
