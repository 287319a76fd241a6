import { Download } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

/** New recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const { t } = useLanguage();
  const download = () => saveFile(`${window.location.hostname}-recovery-codes.txt`, codes?.join('\n') ?? '');
  return (
    <Dialog
      isOpen={codes !== null}
      onClose={onClose}
      title={t('account.two_factor.codes')}
      description={t('account.two_factor.codes_text')}
      closeLabel={t('account.two_factor.saved')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={download}>
            <Download size={16} aria-hidden />
            {t('account.two_factor.download')}
          </Button>
          <Button onClick={onClose}>{t('account.two_factor.saved')}</Button>
        </>
      }
    >
      <ul
        dir="ltr"
        className="grid select-all gap-2 rounded-control bg-sunken p-4 text-center font-mono sm:grid-cols-2"
      >
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
