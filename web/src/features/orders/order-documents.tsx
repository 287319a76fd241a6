import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { CreditNoteButtons } from '../../components/credit-note-buttons';
import { DocumentButton } from '../../components/document-button';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';

/** The invoice, the receipt and the credit notes of an order, or that its invoice is being prepared. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const orderId = String(order.id);
  const { invoice, creditNotes } = order.documents;
  const isPreparing = invoice === null && order.status !== 'pending' && order.status !== 'cancelled';
  if (invoice === null && !isPreparing) return null;
  const hasUnpaidInvoice =
    order.paymentSource === 'invoice' && centsFromDecimal(order.payment.amountPaid) < getOwedCents(order);
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('orders.documents')}</h2>
      {invoice === null ? (
        <p className="mt-1 text-muted">{t('shared.purchase.preparing')}</p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <DocumentButton orderId={orderId} document="invoice" size="sm">
            {t('orders.invoice', { number: invoice.number })}
          </DocumentButton>
          {!hasUnpaidInvoice && (
            <DocumentButton orderId={orderId} document="receipt" size="sm">
              {t('shared.purchase.receipt')}
            </DocumentButton>
          )}
          {invoice.hasEInvoice && (
            <DocumentButton orderId={orderId} document={{ eInvoice: invoice.number }} size="sm">
              {t('shared.purchase.einvoice', { number: invoice.number })}
            </DocumentButton>
          )}
          <CreditNoteButtons orderId={orderId} creditNotes={creditNotes} />
        </div>
      )}
    </Card>
  );
}

const getOwedCents = ({ total, reducedTotal = '0' }: OrderDetail): number =>
  centsFromDecimal(total) - centsFromDecimal(reducedTotal);
