import { ArrowRight, Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTitle } from '../components/use-title';
import { ChannelCards, InfluencerCards } from '../features/marketing/channel-cards';
import { organicChannels, paidChannels } from '../features/marketing/content';
import { MarketingTools } from '../features/marketing/tools';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';
import { Tabs } from '../ui/tabs';

export function MarketingPage() {
  const { t, direction } = useLanguage();
  useTitle(t('marketing.title'));
  return (
    <div className="page py-8 sm:py-10">
      <section className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-panel bg-primary-soft p-6 text-primary-ink sm:p-8">
        <span className="hidden size-14 shrink-0 place-items-center rounded-full bg-primary text-on-primary sm:grid">
          <Megaphone size={26} aria-hidden />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-bold text-2xl sm:text-3xl">{t('marketing.title')}</h1>
          <p className="mt-1.5">{t('marketing.recommended')}</p>
        </div>
        <Link to={paths.streaming} className={buttonClass({ variant: 'secondary' })}>
          {t('marketing.bundles')}
          <ArrowRight size={16} aria-hidden className="rtl:-scale-x-100" />
        </Link>
      </section>
      <Tabs
        label={t('marketing.title')}
        direction={direction}
        tabs={[
          { id: 'paid', label: t('marketing.tab_paid'), content: <ChannelCards channels={paidChannels} /> },
          { id: 'organic', label: t('marketing.tab_organic'), content: <ChannelCards channels={organicChannels} /> },
          { id: 'influencers', label: t('marketing.tab_influencers'), content: <InfluencerCards /> },
          { id: 'tools', label: t('marketing.tab_tools'), content: <MarketingTools /> },
        ]}
      />
    </div>
  );
}
