import { useLanguage } from '../i18n/language-provider';
import { InfoTip } from '../ui/info-tip';

export type Metric = 'revenue' | 'orders' | 'average' | 'refunds' | 'conversion';

/** The name of a metric, and beside it what it counts: the definition that the order service computes it by. */
export function MetricName({ metric, name }: { metric: Metric; name?: string }) {
  const { t } = useLanguage();
  const label = name ?? t(`shared.metrics.${metric}`);
  return (
    <>
      {label} <InfoTip label={t('shared.metrics.about', { name: label })} text={t(`shared.metrics.${metric}_means`)} />
    </>
  );
}
