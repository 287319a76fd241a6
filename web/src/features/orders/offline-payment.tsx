import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Link } from 'react-router-dom';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';

/** How an order is paid without Stripe: what staff marked, and by when its invoice is due. */
export function OfflinePayment({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  const { paymentSource, draftId, payment } = order;
  const { offline } = payment;
  if (!offline && draftId == null) return null;
  const rows = offline
    ? [
        { label: t('orders.source'), text: t(`orders.source_${paymentSource}`) },
        { label: t('shared.offline.reference'), text: offline.reference },
        { label: t('orders.marked_at'), text: momentText(offline.markedAt, language) },
        {
          label: t('shared.offline.due_on'),
          text: offline.dueOn ? dateText(`${offline.dueOn}T12:00:00Z`, language) : '',
        },
        {
          label: t('orders.invoice_paid_at'),
          text: offline.dueOn && offline.paidAt ? momentText(offline.paidAt, language) : '',
        },
        { label: t('orders.invoice_paid_reference'), text: offline.dueOn ? offline.paidReference : '' },
      ].filter(({ text }) => text !== '')
    : [];
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-2 font-semibold text-lg">{t('orders.payment')}</h2>
      {rows.length > 0 && (
        <dl className="grid gap-1.5">
          {rows.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {offline && <p className="mt-2 text-muted text-xs">{t('orders.offline_refunds')}</p>}
      {draftId != null && (
        <Link
          to={paths.draftOrder(draftId)}
          className="mt-2 inline-flex min-h-8 pointer-coarse:min-h-11 items-center underline hover:no-underline"
        >
          {t('shared.draft_number', { id: draftId })}
        </Link>
      )}
    </Card>
  );
}
