import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea, TextField } from '../../ui/field';
import { CopyBlock } from './copy-block';

const figures: { label: MessageKey; value: string }[] = [
  { label: 'marketing.visits', value: '0' },
  { label: 'marketing.conversion', value: '0%' },
  { label: 'marketing.revenue', value: '$0' },
  { label: 'marketing.top_product', value: 'Elite Bundle' },
];

const steps: MessageKey[] = ['marketing.step_1', 'marketing.step_2', 'marketing.step_3', 'marketing.step_4'];

export function MarketingTools() {
  const { t } = useLanguage();
  const { origin } = window.location;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card className="grid content-start gap-4 p-6">
        <h2 className="font-semibold text-lg">{t('marketing.setup')}</h2>
        <TextField label={t('marketing.budget')} placeholder="$20-50" />
        <TextField label={t('marketing.audience')} />
        <TextArea label={t('marketing.message')} />
        <Button disabled>{t('marketing.generate')}</Button>
      </Card>
      <Card className="grid content-start gap-4 p-6">
        <h2 className="font-semibold text-lg">{t('marketing.links')}</h2>
        <CopyBlock label={t('marketing.store_url')} text={origin} />
        <CopyBlock label={t('marketing.bundles_url')} text={`${origin}${paths.streaming}`} />
        <div className="flex flex-wrap gap-3">
          <a href={paths.home} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
            {t('marketing.preview')}
          </a>
          <Button variant="secondary" disabled>
            {t('marketing.share')}
          </Button>
        </div>
      </Card>
      <Card className="p-6">
        <h2 className="font-semibold text-lg">{t('marketing.tracking')}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-4">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{t(label)}</dt>
              <dd className="font-semibold text-lg">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="p-6">
        <h2 className="font-semibold text-lg">{t('marketing.next')}</h2>
        <ul className="mt-4 grid list-inside list-disc gap-2 text-sm">
          {steps.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
