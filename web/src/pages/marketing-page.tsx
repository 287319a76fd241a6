import { ArrowRight, CircleCheck, ExternalLink, Megaphone, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../components/permitted';
import { useTitle } from '../components/use-head';
import { useMarketingAmounts, useStoreWords } from '../features/marketing/amounts';
import { CampaignCard } from '../features/marketing/campaign-card';
import { ChannelCards, InfluencerCards } from '../features/marketing/channel-cards';
import { contentFor, toHashtag } from '../features/marketing/content';
import { CopyField } from '../features/marketing/copy-block';
import { PerformanceCard } from '../features/marketing/performance-card';
import { ShareDialog } from '../features/marketing/share-dialog';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { paths } from '../lib/paths';
import { hasPage, useStoreSettings } from '../lib/queries/store-settings';
import { Button, ButtonLink, buttonClass } from '../ui/button';
import { Card } from '../ui/card';
import { Tabs } from '../ui/tabs';

export function MarketingPage() {
  const { t, direction } = useLanguage();
  const settings = useStoreSettings();
  const { topic, store } = useStoreWords();
  const hashtags = [...new Set([topic, store].flatMap((name) => toHashtag(name) ?? []))];
  const { paid, organic } = contentFor(settings?.isDemonstration ?? false, hashtags);
  useTitle(t('marketing.title'));
  return (
    <div className="page py-6 sm:py-8">
      <section className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-panel bg-primary-soft p-6 text-primary-ink sm:p-8">
        <span className="hidden size-14 shrink-0 place-items-center rounded-full bg-primary text-on-primary sm:grid">
          <Megaphone size={26} aria-hidden />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-bold text-2xl sm:text-3xl">{t('marketing.title')}</h1>
          <p className="mt-1.5">{t('marketing.recommended', useMarketingAmounts())}</p>
        </div>
        {hasPage(settings) && (
          <ButtonLink to={paths.streaming} variant="secondary">
            {t('marketing.bundles')}
            <ArrowRight size={16} aria-hidden className="rtl:-scale-x-100" />
          </ButtonLink>
        )}
      </section>
      <Tabs
        label={t('marketing.title')}
        direction={direction}
        tabs={[
          { id: 'paid', label: t('marketing.tab_paid'), content: <ChannelCards channels={paid} /> },
          { id: 'organic', label: t('marketing.tab_organic'), content: <ChannelCards channels={organic} /> },
          { id: 'influencers', label: t('marketing.tab_influencers'), content: <InfluencerCards /> },
          { id: 'tools', label: t('marketing.tab_tools'), content: <MarketingTools /> },
        ]}
      />
    </div>
  );
}

const steps: MessageKey[] = ['marketing.step_1', 'marketing.step_2', 'marketing.step_3', 'marketing.step_4'];

function MarketingTools() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <CampaignCard />
      <StoreLinks />
      <Permitted to="analytics:read">
        <PerformanceCard />
      </Permitted>
      <Card className="p-5 sm:p-6 lg:col-span-2">
        <h2 className="font-semibold text-lg">{t('marketing.next')}</h2>
        <ul className="mt-4 grid gap-x-8 gap-y-3 text-sm md:grid-cols-2">
          {steps.map((key) => (
            <li key={key} className="flex gap-3">
              <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-primary" />
              {t(key)}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function StoreLinks() {
  const { t } = useLanguage();
  const [isSharing, setSharing] = useState(false);
  const hasBundles = hasPage(useStoreSettings());
  const { origin } = window.location;
  return (
    <Card className="grid content-start gap-4 p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('marketing.links')}</h2>
      <CopyField label={t('marketing.store_url')} value={origin} />
      {hasBundles && <CopyField label={t('marketing.bundles_url')} value={`${origin}${paths.streaming}`} />}
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
