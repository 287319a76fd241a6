import { Download } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast, toastError } from '../../ui/toast-store';
import { collectExport } from './collect-export';
import { saveFile } from './save-file';

export function ExportData() {
  const { t } = useLanguage();
  const collect = useSingleMutation({ mutationFn: collectExport });
  const download = () =>
    collect.mutate(undefined, {
      onSuccess: (everything) => {
        const day = everything.account.exportedAt.slice(0, 10);
        saveFile(`shopwright-data-${day}.json`, 'application/json', JSON.stringify(everything, null, 2));
        toast(t('export.done'));
      },
      onError: () => toastError(t('toast.error'), t('error.try_again')),
    });
  return (
    <Card className="flex flex-col items-start p-6 sm:p-8">
      <h2 className="font-semibold text-xl">{t('export.title')}</h2>
      <p className="mt-1 mb-5 text-muted text-sm">{t('export.text')}</p>
      <Button variant="secondary" className="mt-auto" onClick={download} isPending={collect.isPending}>
        {!collect.isPending && <Download size={16} aria-hidden />}
        {t('export.button')}
      </Button>
    </Card>
  );
}
