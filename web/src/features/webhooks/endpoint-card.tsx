import type { WebhookEndpoint } from '@shopwright/contracts/http/webhooks';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast-store';
import { useDeleteEndpoint, useRotateSecret, useSendTest, useUpdateEndpoint } from './api';
import { DeliveryList } from './delivery-list';
import { EndpointDialog } from './endpoint-dialog';
import { ShownSecret } from './shown-secret';

const tones: Record<WebhookEndpoint['state'], Tone> = { active: 'success', paused: 'accent', disabled: 'danger' };

/** An endpoint: what it gets, how it does, what staff can do with it, and its log below. */
export function EndpointCard({ endpoint, isOpenAtFirst }: { endpoint: WebhookEndpoint; isOpenAtFirst: boolean }) {
  const { t } = useLanguage();
  const { url, topics, state, waiting } = endpoint;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const logId = useId();
  return (
    <article aria-label={url} className={`${cardClass} p-5 sm:p-6`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="flex flex-wrap items-center gap-2">
            <bdi dir="ltr" className="wrap-anywhere font-semibold">
              {url}
            </bdi>
            <Badge tone={tones[state]}>{t(`webhooks.state_${state}`)}</Badge>
            {waiting > 0 && <Badge tone="info">{t('webhooks.waiting', { count: waiting })}</Badge>}
          </h2>
          <p className="mt-1.5 text-muted text-sm">
            {topics.length === 0 ? (
              t('webhooks.all_topics')
            ) : (
              <code dir="ltr" className="wrap-anywhere">
                {topics.join(', ')}
              </code>
            )}
          </p>
        </div>
        <Actions endpoint={endpoint} />
      </div>
      <State endpoint={endpoint} />
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3 mt-3"
        aria-expanded={isOpen}
        aria-controls={logId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : undefined} />
        {t('webhooks.log')}
      </Button>
      <div id={logId}>{isOpen && <DeliveryList endpoint={endpoint} />}</div>
    </article>
  );
}

/** Says why webhooks do not arrive, and until when both secrets count. */
function State({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t, language } = useLanguage();
  const { state, failingSince, lastError, nextAttemptAt, previousSecretUntil } = endpoint;
  const reason = lastError && t(`webhooks.error_${lastError}`);
  return (
    <>
      {state === 'paused' && (
        <Notice tone="warning" className="mt-4">
          {t('webhooks.paused_text')}
        </Notice>
      )}
      {state === 'disabled' && (
        <Notice tone="danger" className="mt-4">
          {t('webhooks.disabled_text')}
        </Notice>
      )}
      {state === 'active' && failingSince && (
        <Notice tone="warning" className="mt-4">
          {t('webhooks.failing', { time: momentText(failingSince, language), reason: reason ?? '' })}{' '}
          {nextAttemptAt && t('webhooks.next_attempt', { time: momentText(nextAttemptAt, language) })}
        </Notice>
      )}
      {previousSecretUntil && (
        <p className="mt-3 text-muted text-sm">
          {t('webhooks.two_secrets', { time: momentText(previousSecretUntil, language) })}
        </p>
      )}
    </>
  );
}

type Opened = 'edit' | 'rotate' | 'delete';

function Actions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpened(undefined);
  const update = useUpdateEndpoint(endpoint);
  const test = useSendTest();
  const rotate = useRotateSecret();
  const remove = useDeleteEndpoint();
  const isActive = endpoint.state === 'active';
  const named = (label: string) => ({ 'aria-label': `${label}: ${endpoint.url}` });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        isPending={test.isPending}
        {...named(t('webhooks.test'))}
        onClick={() => test.mutate(endpoint, { onSuccess: () => toast(t('webhooks.test_sent')) })}
      >
        {t('webhooks.test')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        isPending={update.isPending}
        {...named(t(isActive ? 'webhooks.pause' : 'webhooks.resume'))}
        onClick={() => update.mutate({ state: isActive ? 'paused' : 'active' })}
      >
        {t(isActive ? 'webhooks.pause' : 'webhooks.resume')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        {...named(t('webhooks.edit_short'))}
        onClick={() => setOpened('edit')}
      >
        {t('webhooks.edit_short')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        {...named(t('webhooks.rotate'))}
        onClick={() => setOpened('rotate')}
      >
        {t('webhooks.rotate')}
      </Button>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        {...named(t('webhooks.delete'))}
        onClick={() => setOpened('delete')}
      >
        {t('webhooks.delete')}
      </Button>
      {opened === 'edit' && <EndpointDialog endpoint={endpoint} onClose={close} />}
      <ConfirmDialog
        isOpen={opened === 'rotate'}
        onClose={close}
        title={t('webhooks.rotate_title')}
        text={t('webhooks.rotate_text')}
        confirmLabel={t('webhooks.rotate')}
        cancelLabel={t('shared.dialog.cancel')}
        isPending={rotate.isPending}
        onConfirm={() =>
          rotate.mutate(endpoint, { onSuccess: (rotated) => setSecret(rotated.secret), onSettled: close })
        }
      />
      <ConfirmDialog
        isOpen={opened === 'delete'}
        isDangerous
        onClose={close}
        title={t('webhooks.delete_title')}
        text={t('webhooks.delete_text', { url: endpoint.url })}
        confirmLabel={t('webhooks.delete')}
        cancelLabel={t('shared.dialog.cancel')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(endpoint, { onSettled: close })}
      />
      {secret !== undefined && (
        <ShownSecret secret={secret} text={t('webhooks.secret_rotated')} onClose={() => setSecret(undefined)} />
      )}
    </div>
  );
}
