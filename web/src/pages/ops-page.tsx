import { TitledPage } from '../components/titled-page';
import { AlertRules } from '../features/ops/alert-rules';
import { DayCharts } from '../features/ops/day-charts';
import { FaultSwitches } from '../features/ops/fault-switches';
import { InstanceList } from '../features/ops/instance-list';
import { PartCards } from '../features/ops/part-cards';
import { WebVitals } from '../features/ops/web-vitals';
import { useLanguage } from '../i18n/language-provider';

/** How the store is: its alerts, its parts, its processes and the last 24 hours. Each part is read by itself. */
export function OpsPage() {
  const { t } = useLanguage();
  return (
    <TitledPage title={t('ops.title')} text={t('ops.text')}>
      <AlertRules />
      <PartCards />
      <InstanceList />
      <DayCharts />
      <WebVitals />
      <FaultSwitches />
    </TitledPage>
  );
}
