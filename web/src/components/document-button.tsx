import { creditNoteDocument, eInvoice, orderDocument } from '@shopwright/contracts/http/order-files';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { downloadFile } from '../lib/save-file';
import { useSingleMutation } from '../lib/use-single-mutation';
import { Button } from '../ui/button';
import { toastError } from '../ui/toast-store';

interface DocumentButtonProps {
  orderId: string;
  /** A document by its kind, or a credit note or e-invoice by its number. */
  document: 'invoice' | 'receipt' | { number: string } | { eInvoice: string };
  size?: 'sm';
  children: ReactNode;
}

/** Downloads a document of an order. A link would leave the page for an error in JSON where the store is busy. */
export function DocumentButton({ orderId: id, document, size, children }: DocumentButtonProps) {
  const { t, language } = useLanguage();
  const query = { language };
  const download = useSingleMutation({
    mutationFn: () => {
      if (typeof document === 'string')
        return downloadFile(`${document}-${id}.pdf`, orderDocument, { params: { id, document }, query });
      if ('eInvoice' in document)
        return downloadFile(`${document.eInvoice}.xml`, eInvoice, { params: { id, number: document.eInvoice } });
      const { number } = document;
      return downloadFile(`${number}.pdf`, creditNoteDocument, { params: { id, number }, query });
    },
    onError: (error) => {
      const missing = isApiError(error, 'unprocessable') ? eInvoiceField(error.fields[0]?.path) : undefined;
      if (missing) toastError(t('shared.purchase.einvoice_incomplete'), t(missing));
      else if (isApiError(error, 'not_found')) toastError(t('shared.purchase.preparing'));
      else toastError(t('shared.toast.error'), t('shared.error.try_again'));
    },
  });
  return (
    <Button variant="secondary" size={size} onClick={() => download.mutate()} isPending={download.isPending}>
      {children}
    </Button>
  );
}

/** What an e-invoice lacks, by the field that the response names. */
function eInvoiceField(path: string | undefined) {
  switch (path) {
    case 'vatNumber':
      return 'shared.purchase.einvoice_vat_number';
    case 'phone':
      return 'shared.purchase.einvoice_phone';
    case 'contactEmail':
      return 'shared.purchase.einvoice_email';
    case 'address':
      return 'shared.purchase.einvoice_address';
    default:
      return 'shared.purchase.einvoice_parts';
  }
}
