import { InfoLayout, NextStep } from '../features/info/info-layout';
import { LinkError } from '../features/tracking/link-error';
import { useOrderLink } from '../features/tracking/use-order-link';
import { Withdrawal } from '../features/tracking/withdrawal';
import { WithdrawalLinkForm } from '../features/tracking/withdrawal-link-form';
import { paths } from '../lib/paths';
import { Skeleton } from '../ui/skeleton';

/** Withdrawing from an order in two steps, without an account: get the order's link by email, confirm. */
export function WithdrawPage() {
  return (
    <InfoLayout titleKey="tracking.purchase.withdraw" leadKey="tracking.withdraw.lead">
      <Steps />
      <NextStep
        titleKey="shared.contact.order"
        textKey="shared.contact.reply_text"
        to={paths.contact}
        labelKey="layout.nav.contact"
      />
    </InfoLayout>
  );
}

function Steps() {
  const { orderNumber, order, error, isPending } = useOrderLink();
  if (order) return <Withdrawal order={order} />;
  if (isPending) return <Skeleton className="h-72 rounded-card" />;
  return (
    <div className="grid gap-6">
      {error && <LinkError error={error} />}
      <WithdrawalLinkForm key={orderNumber} orderNumber={orderNumber} />
    </div>
  );
}
