import type { CreditNote } from '@shopwright/contracts/http/order-documents';
import { Fragment } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { DocumentButton } from './document-button';

interface CreditNoteButtonsProps {
  orderId: string;
  creditNotes: CreditNote[];
}

/** Downloads each credit note of an order, and the cancellations of those whose refund failed, as PDF and as e-invoice. */
export function CreditNoteButtons({ orderId, creditNotes }: CreditNoteButtonsProps) {
  const { t } = useLanguage();
  return creditNotes.map(({ number, kind, hasEInvoice }) => (
    <Fragment key={number}>
      <DocumentButton orderId={orderId} document={{ number }} size="sm">
        {t(`shared.purchase.${kind}`, { number })}
      </DocumentButton>
      {hasEInvoice && (
        <DocumentButton orderId={orderId} document={{ eInvoice: number }} size="sm">
          {t('shared.purchase.einvoice', { number })}
        </DocumentButton>
      )}
    </Fragment>
  ));
}
