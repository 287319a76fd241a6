import { orderDocument } from '@shopwright/contracts/http/order-files';
import { useLanguage } from '../../i18n/language-provider';
import { downloadFile } from '../../lib/save-file';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { toastError } from '../../ui/toast-store';
import type { OrderKey } from './api';

/** Downloads a document of the order. A link would leave the page for an error in JSON where the store is busy. */
export function DocumentButton({ orderKey, document }: { orderKey: OrderKey; document: 'invoice' | 'receipt' }) {
  const { t, language } = useLanguage();
  const { id } = orderKey;
  const download = useSingleMutation({
    mutationFn: () =>
      downloadFile(`${document}-${id}.pdf`, orderDocument, { params: { id, document }, query: { language } }),
    onError: () => toastError(t('toast.error'), t('error.try_again')),
  });
  return (
    <Button variant="secondary" onClick={() => download.mutate()} isPending={download.isPending}>
      {t(`purchase.${document}`)}
    </Button>
  );
}
