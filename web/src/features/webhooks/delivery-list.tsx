import {
  type WebhookDelivery,
  type WebhookDeliveryState,
  type WebhookEndpoint,
  webhookDeliveryStates,
} from '@shopwright/contracts/http/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { QueryList } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { secondText } from '../../lib/format';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { FilterChips } from '../../ui/filter-chips';
import { ListSkeleton } from '../../ui/skeleton';
import { deliveriesQuery } from './api';
import { DeliveryDialog } from './delivery-dialog';
import { SpanDialog } from './span-dialog';

const tones: Record<WebhookDeliveryState, Tone> = { pending: 'info', succeeded: 'success', failed: 'danger' };

const isState = (value: string): value is WebhookDeliveryState =>
  webhookDeliveryStates.some((state) => state === value);

/** The log of an endpoint, newest first. */
export function DeliveryList({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useLanguage();
  const [state, setState] = useState<WebhookDeliveryState>();
  const deliveries = useInfiniteQuery(deliveriesQuery(endpoint.id, state));
  const [shown, setShown] = useState<WebhookDelivery>();
  const [isSpanOpen, setSpanOpen] = useState(false);
  return (
    <div className="mt-2 border-line border-t pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label={t('webhooks.filter')}
          chips={webhookDeliveryStates.map((value) => ({ value, label: t(`webhooks.delivery_${value}`) }))}
          value={state ?? ''}
          onChange={(value) => setState(isState(value) ? value : undefined)}
        />
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setSpanOpen(true)}>
          <RotateCw size={14} aria-hidden />
          {t('webhooks.span')}
        </Button>
      </div>
      <QueryList
        query={deliveries}
        failed={t('webhooks.log_failed')}
        placeholder={<ListSkeleton count={4} className="mt-2 h-11" />}
        empty={<p className="py-6 text-center text-muted text-sm">{t('webhooks.log_empty')}</p>}
        className="mt-2 divide-y divide-line"
      >
        {(delivery) => <DeliveryRow delivery={delivery} onShow={() => setShown(delivery)} />}
      </QueryList>
      {shown && <DeliveryDialog id={shown.id} onClose={() => setShown(undefined)} />}
      {isSpanOpen && <SpanDialog endpoint={endpoint} onClose={() => setSpanOpen(false)} />}
    </div>
  );
}

function DeliveryRow({ delivery, onShow }: { delivery: WebhookDelivery; onShow: () => void }) {
  const { t, language } = useLanguage();
  const { topic, objectId, state, responseStatus, error, attempts, createdAt, isRedelivery } = delivery;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onShow}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-control py-2 text-start text-sm hover:bg-sunken/60"
    >
      <span className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-2">
        <code dir="ltr" className="wrap-anywhere">
          {topic}
        </code>
        {topic !== 'webhook.test' && (
          <bdi dir="ltr" className="text-muted">
            #{objectId}
          </bdi>
        )}
        {isRedelivery && <span className="text-muted text-xs">{t('webhooks.redelivered')}</span>}
      </span>
      <span className="tabular text-muted">{secondText(createdAt, language)}</span>
      <span className="flex min-w-44 flex-wrap items-center justify-end gap-2">
        {attempts > 1 && <span className="text-muted text-xs">{t('webhooks.attempts', { count: attempts })}</span>}
        {responseStatus !== null && error !== 'skipped' ? (
          <span className="tabular text-muted">{responseStatus}</span>
        ) : (
          error && <span className="text-muted text-xs">{t(`webhooks.error_${error}`)}</span>
        )}
        <Badge tone={tones[state]}>{t(`webhooks.delivery_${state}`)}</Badge>
      </span>
    </button>
  );
}
