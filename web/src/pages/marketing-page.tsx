import { Link } from 'react-router-dom';
import { ChannelCards, InfluencerCards } from '../features/marketing/channel-cards';
import { organicChannels, paidChannels } from '../features/marketing/content';
import { MarketingTools } from '../features/marketing/tools';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useTitle } from '../lib/use-title';
import { Tabs } from '../ui/tabs';

export function MarketingPage() {
  const { t, direction } = useLanguage();
  useTitle(t('marketing.title'));
  return (
    <div className="page py-8 sm:py-10">
      <section className="mb-8 rounded-panel bg-primary-soft p-8 text-primary-ink sm:p-10">
        <h1 className="font-bold text-2xl sm:text-3xl">{t('marketing.title')}</h1>
        <p className="mt-2">{t('marketing.recommended')}</p>
        <Link to={paths.streaming} className="mt-3 inline-block font-semibold underline underline-offset-4">
          {t('streaming.title')}
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
