import type { CustomerDetail } from '@shopwright/contracts/http/customers';
import { StaffLink } from '../../components/staff-link';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';

const kinds = new Map<string, MessageKey>([
  ['earned', 'shared.customers.points_earned'],
  ['reversed', 'shared.customers.points_reversed'],
  ['refunded', 'shared.customers.points_refunded'],
  ['redeemed', 'customers.points_redeemed'],
  ['voided', 'customers.points_voided'],
  ['lapsed', 'customers.points_expired'],
  ['imported', 'customers.points_imported'],
  ['import_undone', 'customers.points_import_undone'],
]);

/** The points of an account, entry by entry. Guests have none. */
export function CustomerPoints({ customer: { account, points } }: { customer: CustomerDetail }) {
  const { t, language } = useLanguage();
  if (!account) return null;
  return (
    <Card className="p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{t('customers.points')}</h2>
        <p className="tabular font-medium">{account.loyaltyPoints.toLocaleString(language)}</p>
      </div>
      {points.length === 0 && <p className="mt-2 text-muted">{t('customers.no_points')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {points.map(({ kind, points: change, orderId, createdAt }) => {
          const key = kinds.get(kind);
          return (
            <li key={`${createdAt} ${kind} ${orderId}`} className="flex flex-wrap items-center gap-x-4 py-2">
              <span>{key ? t(key) : kind}</span>
              {orderId !== null && (
                <StaffLink
                  to={paths.order(orderId)}
                  className="tabular inline-flex min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center underline hover:no-underline"
                >
                  #{orderId}
                </StaffLink>
              )}
              <time dateTime={createdAt} className="text-muted">
                {dateText(createdAt, language)}
              </time>
              <span className="tabular ms-auto font-medium">
                <bdi dir="ltr">
                  {change > 0 && '+'}
                  {change.toLocaleString(language)}
                </bdi>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
