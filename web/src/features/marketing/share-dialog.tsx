import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segments } from '../../ui/segments';
import { toastError } from '../../ui/toast-store';
import { CopyField } from './copy-field';
import { shareTargets } from './share-targets';
import { trackedUrl } from './tracked-url';

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const [what, setWhat] = useState<'store' | 'bundles'>('store');
  const { origin } = window.location;
  const page = what === 'store' ? `${origin}/` : `${origin}${paths.streaming}`;
  const text = t(what === 'store' ? 'share.store_text' : 'share.bundles_text');
  const shareNatively = () =>
    navigator
      .share({ title: text, url: trackedUrl(page, { source: 'share', medium: 'share' }) })
      .catch((error: unknown) => {
        // Closing the system's dialog is not an error.
        if ((error as Error).name !== 'AbortError') toastError(t('toast.error'), t('error.try_again'));
      });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('marketing.share')}
      description={t('campaign.result_text')}
      closeLabel={t('dialog.close')}
    >
      <div className="grid gap-5">
        <Segments
          label={t('share.what')}
          options={[
            { value: 'store', label: t('share.store') },
            { value: 'bundles', label: t('share.bundles') },
          ]}
          value={what}
          onChange={setWhat}
        />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {shareTargets(page, text).map(({ id, name, href }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary', className: 'w-full' })}
              >
                {name ?? t('share.email')}
              </a>
            </li>
          ))}
          {'share' in navigator && (
            <li>
              <Button variant="secondary" className="w-full" onClick={shareNatively}>
                <Share2 size={16} aria-hidden />
                {t('share.native')}
              </Button>
            </li>
          )}
        </ul>
        <CopyField label={t('share.link')} value={trackedUrl(page, { source: 'link', medium: 'share' })} />
      </div>
    </Dialog>
  );
}
