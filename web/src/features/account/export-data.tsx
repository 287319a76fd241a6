import { toStoreDay } from '@shopwright/contracts/store-day';
import { Download } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { saveFile } from '../../lib/save-file';
import { getTimeZone } from '../../lib/store-time-zone';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast, toastError } from '../../ui/toast-store';
import { collectExport } from './api';

export function ExportData() {
  const { t } = useLanguage();
  const collect = useSingleMutation({ mutationFn: collectExport });
  const download = () =>
    collect.mutate(undefined, {
      onSuccess: (everything) => {
        const day = toStoreDay(new Date(everything.account.exportedAt), getTimeZone());
        saveFile(`shopwright-data-${day}.json`, JSON.stringify(everything, null, 2), 'application/json');
        toast(t('account.export.done'));
      },
      onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
    });
  return (
    <Card className="flex flex-col items-start p-6 sm:p-8">
      <h2 className="font-semibold text-xl">{t('account.export.title')}</h2>
      <p className="mt-1 mb-5 text-muted text-sm">{t('account.export.text')}</p>
      <Button variant="secondary" className="mt-auto" onClick={download} isPending={collect.isPending}>
        {!collect.isPending && <Download size={16} aria-hidden />}
        {t('account.export.button')}
      </Button>
    </Card>
  );
}
