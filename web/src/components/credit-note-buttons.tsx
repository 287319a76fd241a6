import type { CreditNote } from '@shopwright/contracts/http/order-documents';
import { useLanguage } from '../i18n/language-provider';
import { DocumentButton } from './document-button';

interface CreditNoteButtonsProps {
  orderId: string;
  creditNotes: CreditNote[];
}

/** Downloads each credit note of an order, and the cancellations of those whose refund failed. */
export function CreditNoteButtons({ orderId, creditNotes }: CreditNoteButtonsProps) {
  const { t } = useLanguage();
  return creditNotes.map(({ number, kind }) => (
    <DocumentButton key={number} orderId={orderId} document={{ number }} size="sm">
      {t(`shared.purchase.${kind}`, { number })}
    </DocumentButton>
  ));
}
