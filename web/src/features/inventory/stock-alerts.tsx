import { alertStates } from '@shopwright/contracts/http/stock-alerts';
import { TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { withParam } from '../../lib/address-params';
import { Card } from '../../ui/card';
import { SavedViews } from '../../ui/saved-views';
import { AlertHistory } from './alert-history';
import { AlertList } from './alert-list';

const views = [...alertStates, 'history'] as const;

/**
 * The products that are low in stock, those that are snoozed, and the alerts of the past. `onChoose` gets the name of a
 * product to look at.
 */
export function StockAlerts({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const current = views.find((view) => view === params.get('alerts')) ?? views[0];
  const addressOf = (view: (typeof views)[number]) => `?${withParam(params, 'alerts', view === views[0] ? '' : view)}`;
  return (
    <Card id="alerts" className="scroll-mt-32 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b">
        <h2 className="flex items-center gap-2 pb-1 font-semibold text-lg">
          <TriangleAlert size={18} aria-hidden className="text-accent-ink" />
          {t('inventory.alerts')}
        </h2>
        <SavedViews
          label={t('inventory.alerts.views')}
          views={views.map((view) => ({
            to: addressOf(view),
            label: t(`inventory.alerts.view_${view}`),
            isCurrent: view === current,
          }))}
        />
      </div>
      {current === 'history' ? <AlertHistory onChoose={onChoose} /> : <AlertList state={current} onChoose={onChoose} />}
    </Card>
  );
}
