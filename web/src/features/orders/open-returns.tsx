import type { ListedReturn } from '@shopwright/contracts/http/order-returns';
import { returnTones } from '../../components/return-summary';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { relativeDay } from '../../lib/relative-day';
import { Badge } from '../../ui/badge';

/** The returns of an order that wait for staff, in a row of their list: since when, in which state and why. */
export function OpenReturns({ returns }: { returns: readonly ListedReturn[] }) {
  const { t, language } = useLanguage();
  return (
    <ul className="grid gap-1.5">
      {returns.map(({ id, kind, state, reason, requestedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Badge tone={returnTones[state]}>{t(`shared.purchase.state_${state}`)}</Badge>
          <time dateTime={requestedAt} title={momentText(requestedAt, language)} className="font-medium">
            {relativeDay(requestedAt, language)}
          </time>
          <span className="text-muted">
            {t(reason === null ? `shared.purchase.kind_${kind}` : `shared.purchase.reason_${reason}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
