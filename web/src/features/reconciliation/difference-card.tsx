import type { ReconciliationRow, Repair } from '@shopwright/contracts/http/reconciliation';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { StaffLink } from '../../components/staff-link';
import { StripeLink } from '../../components/stripe-link';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RepairDialog } from './repair-dialog';
import { causeText, repairKey } from './row-text';

const link = 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 underline hover:no-underline';

/** One difference: what it is, since when, and its repairs. */
export function DifferenceCard({ row }: { row: ReconciliationRow }) {
  const { t, formatPrice, language, currency } = useLanguage();
  const [repair, setRepair] = useState<Repair>();
  const { kind, cause, since, repairs, lastRepair } = row;
  return (
    <Card className="p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="accent">{t(`reconciliation.kind_${kind}`)}</Badge>
        <time dateTime={since} className="text-muted text-xs">
          {t('reconciliation.since', { time: momentText(since, language) })}
        </time>
      </div>
      <h2 className="wrap-anywhere mt-2 font-medium text-base">
        <bdi>{causeText(row, t, { formatPrice, currency })}</bdi>
      </h2>
      <RowLinks row={row} />
      {lastRepair && (
        <p className="wrap-anywhere mt-1 text-muted">
          <bdi>
            {t('reconciliation.tried', {
              repair: t(repairKey(lastRepair.repair, cause)),
              time: momentText(lastRepair.at, language),
              reason: lastRepair.reason,
            }).trim()}
          </bdi>
        </p>
      )}
      <Permitted to="payments:write">
        <div className="mt-3 flex flex-wrap gap-2">
          {repairs.map((name, index) => (
            <Button
              key={name}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setRepair(name)}
            >
              {t(repairKey(name, cause))}
            </Button>
          ))}
        </div>
      </Permitted>
      {repair && <RepairDialog row={row} repair={repair} onClose={() => setRepair(undefined)} />}
    </Card>
  );
}

/** The links to the order, the product and the payment of a difference. */
export function RowLinks({ row: { cause, orderId, productId, paymentIntentId } }: { row: ReconciliationRow }) {
  const { t } = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-4">
      {orderId !== null && (
        <StaffLink to={paths.order(orderId)} className={link}>
          {t('reconciliation.order', { id: orderId })}
        </StaffLink>
      )}
      {productId !== null && (
        <StaffLink to={paths.productEditor(productId)} className={link}>
          {t('reconciliation.product')}
        </StaffLink>
      )}
      {paymentIntentId !== null && (
        <StripeLink payment={paymentIntentId}>
          {t(cause === 'dispute_open' ? 'shared.dispute.respond' : 'reconciliation.stripe')}
        </StripeLink>
      )}
    </p>
  );
}
