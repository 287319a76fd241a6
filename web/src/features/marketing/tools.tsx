import { CircleCheck } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Card } from '../../ui/card';
import { CampaignCard } from './campaign-card';
import { PerformanceCard } from './performance-card';
import { StoreLinks } from './store-links';

const steps: MessageKey[] = ['marketing.step_1', 'marketing.step_2', 'marketing.step_3', 'marketing.step_4'];

export function MarketingTools() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <CampaignCard />
      <StoreLinks />
      <PerformanceCard />
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
