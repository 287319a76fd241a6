import type { ListedDispute } from '@shopwright/contracts/http/order-desk';
import { useLanguage } from '../../i18n/language-provider';
import { disputeReason } from './event-text';

/** The disputes of an order that wait for an answer, in a row of their list: the amount and why. The badge of the payment tells by when. */
export function OpenDisputes({ disputes }: { disputes: readonly ListedDispute[] }) {
  const { t, formatPrice } = useLanguage();
  return (
    <ul className="grid gap-1.5">
      {disputes.map(({ id, amount, reason }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-medium">{formatPrice(amount)}</bdi>
          <span className="text-muted">{disputeReason(reason, t)}</span>
        </li>
      ))}
    </ul>
  );
}
