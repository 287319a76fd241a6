import type { WebhookDeliveryDetail } from '@shopwright/contracts/http/webhooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { durationText, momentText } from '../../lib/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ListSkeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { deliveryQuery, useRedeliver, useSkip } from './api';

/** One webhook, as it was sent and answered last. */
export function DeliveryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLanguage();
  const delivery = useQuery(deliveryQuery(id));
  const redeliver = useRedeliver();
  const skip = useSkip();
  const { data } = delivery;
  const canRedeliver = data !== undefined && data.state !== 'pending' && data.requestBody !== '';
  // One that was never tried waits for those before it.
  const isRefused = data?.state === 'pending' && data.attempts > 0;
  const done = (text: string) => ({
    onSuccess: () => {
      toast(text);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={data?.topic ?? t('webhooks.delivery')}
      closeLabel={t('shared.dialog.close')}
      actions={
        (canRedeliver && (
          <Button
            onClick={() => redeliver.mutate({ id }, done(t('webhooks.redeliver_done', { count: 1 })))}
            isPending={redeliver.isPending}
          >
            {t('webhooks.redeliver')}
          </Button>
        )) ||
        (isRefused && (
          <Button
            variant="secondary"
            onClick={() => skip.mutate({ id }, done(t('webhooks.skip_done')))}
            isPending={skip.isPending}
          >
            {t('webhooks.skip')}
          </Button>
        ))
      }
    >
      {delivery.isPending && <ListSkeleton count={3} className="h-20" />}
      {!delivery.isPending && !data && <QueryError level={3} title={t('webhooks.log_failed')} query={delivery} />}
      {isRefused && <p className="mb-5 text-muted text-sm">{t('webhooks.skip_text')}</p>}
      {data && <Detail delivery={data} />}
    </Dialog>
  );
}

function Detail({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { t, language } = useLanguage();
  const { eventId, state, attempts, attemptedAt, durationMs, responseStatus, error, ...sent } = delivery;
  const { requestHeaders, requestBody, responseBody } = sent;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
        <Fact name={t('webhooks.event_id')}>
          <code dir="ltr" className="wrap-anywhere">
            {eventId}
          </code>
        </Fact>
        <Fact name={t('webhooks.result')}>
          {t(`webhooks.delivery_${state}`)}
          {responseStatus !== null && ` · ${responseStatus}`}
          {error && ` · ${t(`webhooks.error_${error}`)}`}
          {durationMs !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{durationText(durationMs)}</bdi>
            </>
          )}
        </Fact>
        <Fact name={t('webhooks.last_attempt')}>
          {attemptedAt ? momentText(attemptedAt, language) : t('webhooks.never')}
          {attempts > 0 && ` · ${t('webhooks.attempts', { count: attempts })}`}
        </Fact>
      </dl>
      <Text title={t('webhooks.request')} empty={t('webhooks.erased')}>
        {requestBody && [headerLines(requestHeaders), pretty(requestBody)].filter(Boolean).join('\n\n')}
      </Text>
      <Text title={t('webhooks.response')} empty={t('webhooks.no_response')}>
        {responseBody}
      </Text>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);

interface TextProps {
  title: string;
  /** In place of a text without a character. */
  empty: string;
  children: string | null;
}

const Text = ({ title, empty, children }: TextProps) => (
  <section aria-label={title}>
    <h3 className="font-semibold text-sm">{title}</h3>
    {children ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      <pre dir="ltr" tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded-card bg-sunken p-4 text-xs">
        {children}
      </pre>
    ) : (
      <p className="mt-1 text-muted text-sm">{empty}</p>
    )}
  </section>
);

const headerLines = (headers: Record<string, string> | null): string =>
  Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Indents JSON. Shows anything else as it is. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
