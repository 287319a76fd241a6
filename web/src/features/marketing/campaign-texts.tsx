import type { Ref } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import type { CampaignText } from './campaign';
import { CopyBlock } from './copy-block';

export function CampaignTexts({ texts, ref }: { texts: CampaignText[]; ref: Ref<HTMLDivElement> }) {
  const { t } = useLanguage();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('campaign.result')}
      className="mt-7 scroll-mt-28 border-line border-t pt-6 outline-none"
    >
      <h3 className="font-semibold">{t('campaign.result')}</h3>
      <p className="mt-1 mb-4 text-muted text-sm">{t('campaign.result_text')}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {texts.map(({ platform, text, budget }) => (
          <li key={platform} className="flex min-w-0 flex-col gap-2">
            <Badge tone={budget > 0 ? 'primary' : 'neutral'} className="self-start">
              {budget > 0 ? t('campaign.per_day', { amount: `$${budget}` }) : t('campaign.free')}
            </Badge>
            <CopyBlock label={platform} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
