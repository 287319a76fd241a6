import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { hasPage, useStoreSettings } from '../../lib/queries/store-settings';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segments } from '../../ui/radio-group';
import { toastError } from '../../ui/toast-store';
import { trackedUrl } from './campaign';
import { CopyField } from './copy-block';

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const settings = useStoreSettings();
  const hasBundles = hasPage(settings);
  const storeText = settings?.isDemonstration ? 'marketing.share.store_text' : 'marketing.share.store_neutral';
  const [what, setWhat] = useState<'store' | 'bundles'>('store');
  const { origin } = window.location;
  const page = what === 'store' ? `${origin}/` : `${origin}${paths.streaming}`;
  const text = t(what === 'store' ? storeText : 'marketing.share.bundles_text');
  const shareNatively = () =>
    navigator
      .share({ title: text, url: trackedUrl(page, { source: 'share', medium: 'share' }) })
      .catch((error: unknown) => {
        // Closing the system's dialog is not an error.
        if ((error as Error).name !== 'AbortError') toastError(t('shared.toast.error'), t('shared.error.try_again'));
      });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('marketing.share')}
      description={t('marketing.campaign.result_text')}
      closeLabel={t('shared.dialog.close')}
    >
      <div className="grid gap-5">
        {hasBundles && (
          <Segments
            label={t('marketing.share.what')}
            options={[
              { value: 'store', label: t('marketing.share.store') },
              { value: 'bundles', label: t('marketing.share.bundles') },
            ]}
            value={what}
            onChange={setWhat}
          />
        )}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {shareTargets(page, text).map(({ id, name, href }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary', className: 'w-full' })}
              >
                {name ?? t('marketing.share.email')}
              </a>
            </li>
          ))}
          {'share' in navigator && (
            <li>
              <Button variant="secondary" className="w-full" onClick={shareNatively}>
                <Share2 size={16} aria-hidden />
                {t('marketing.share.native')}
              </Button>
            </li>
          )}
        </ul>
        <CopyField label={t('marketing.share.link')} value={trackedUrl(page, { source: 'link', medium: 'share' })} />
      </div>
    </Dialog>
  );
}

interface ShareTarget {
  id: string;
  /** Undefined for what has a translated name. */
  name: string | undefined;
  href: string;
}

/** The networks to share a page on, each with an address that tells the visits apart. */
export function shareTargets(page: string, text: string): ShareTarget[] {
  const to = (source: string) => trackedUrl(page, { source, medium: 'share' });
  const link = (id: string, name: string | undefined, base: string, query: Record<string, string>): ShareTarget => ({
    id,
    name,
    // Mail programs read "+" as a plus sign, so spaces have to be "%20".
    href: `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`,
  });
  return [
    link('email', undefined, 'mailto:', { subject: text, body: to('email') }),
    link('whatsapp', 'WhatsApp', 'https://wa.me/', { text: `${text} ${to('whatsapp')}` }),
    link('facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: to('facebook') }),
    link('x', 'X', 'https://twitter.com/intent/tweet', { text, url: to('x') }),
    link('telegram', 'Telegram', 'https://t.me/share/url', { url: to('telegram'), text }),
    link('reddit', 'Reddit', 'https://www.reddit.com/submit', { url: to('reddit'), title: text }),
    link('linkedin', 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: to('linkedin') }),
  ];
}
