import { creditNoteDocument, orderDocument } from '@shopwright/contracts/http/order-files';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { downloadFile } from '../lib/save-file';
import { useSingleMutation } from '../lib/use-single-mutation';
import { Button } from '../ui/button';
import { toastError } from '../ui/toast-store';

interface DocumentButtonProps {
  orderId: string;
  /** A document by its kind, or a credit note by its number. */
  document: 'invoice' | 'receipt' | { number: string };
  size?: 'sm';
  children: ReactNode;
}

/** Downloads a document of an order. A link would leave the page for an error in JSON where the store is busy. */
export function DocumentButton({ orderId: id, document, size, children }: DocumentButtonProps) {
  const { t, language } = useLanguage();
  const query = { language };
  const download = useSingleMutation({
    mutationFn: () =>
      typeof document === 'string'
        ? downloadFile(`${document}-${id}.pdf`, orderDocument, { params: { id, document }, query })
        : downloadFile(`${document.number}.pdf`, creditNoteDocument, {
            params: { id, number: document.number },
            query,
          }),
    onError: (error) =>
      isApiError(error, 'not_found')
        ? toastError(t('shared.purchase.preparing'))
        : toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <Button variant="secondary" size={size} onClick={() => download.mutate()} isPending={download.isPending}>
      {children}
    </Button>
  );
}
