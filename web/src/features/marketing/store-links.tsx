import { ExternalLink, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { CopyField } from './copy-field';
import { ShareDialog } from './share-dialog';

export function StoreLinks() {
  const { t } = useLanguage();
  const [isSharing, setSharing] = useState(false);
  const { origin } = window.location;
  return (
    <Card className="grid content-start gap-4 p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('marketing.links')}</h2>
      <CopyField label={t('marketing.store_url')} value={origin} />
      <CopyField label={t('marketing.bundles_url')} value={`${origin}${paths.streaming}`} />
      <div className="flex flex-wrap gap-3">
        <a href={paths.home} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
          <ExternalLink size={16} aria-hidden />
          {t('marketing.preview')}
        </a>
        <Button variant="secondary" onClick={() => setSharing(true)}>
          <Share2 size={16} aria-hidden />
          {t('marketing.share')}
        </Button>
      </div>
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
    </Card>
  );
}
