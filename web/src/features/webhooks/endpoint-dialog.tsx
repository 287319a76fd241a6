import { type WebhookEndpoint, webhookEndpointForm } from '@shopwright/contracts/http/webhooks';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { queryClient } from '../../lib/query-client';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast-store';
import { endpointsQuery, useCreateEndpoint, useUpdateEndpoint } from './api';
import { ShownSecret } from './shown-secret';
import { TopicBoxes } from './topic-boxes';

interface EndpointDialogProps {
  /** The one to be changed; without it a new one is created. */
  endpoint?: WebhookEndpoint;
  onClose: () => void;
}

export function EndpointDialog({ endpoint, onClose }: EndpointDialogProps) {
  const { t } = useLanguage();
  // An edit is based on the endpoint as the form was opened, not on what is read meanwhile.
  const [base, setBase] = useState(endpoint);
  const [secret, setSecret] = useState<string>();
  const create = useCreateEndpoint();
  const update = useUpdateEndpoint(base);
  const form = useZodForm(webhookEndpointForm, { url: base?.url ?? '', topics: base?.topics ?? [] });
  const saved = () => {
    toast(t('webhooks.saved'));
    onClose();
  };
  const submit = base
    ? form.submit(update, { onSuccess: saved, isShown: isOutdated })
    : form.submit(create, { onSuccess: (created) => setSecret(created.secret) });
  if (secret !== undefined) return <ShownSecret secret={secret} text={t('webhooks.secret_shown')} onClose={onClose} />;
  const loadNewer = async () => {
    const newer = (await queryClient.fetchQuery({ ...endpointsQuery, staleTime: 0 })).find(({ id }) => id === base?.id);
    if (!newer) return onClose();
    form.fillBeside({ url: newer.url, topics: newer.topics });
    setBase(newer);
    update.reset();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t(endpoint ? 'webhooks.edit' : 'webhooks.add')}
      onSubmit={submit}
      submit={{
        label: t(endpoint ? 'shared.save' : 'webhooks.add'),
        isPending: create.isPending || update.isPending,
      }}
      className="grid gap-5"
    >
      {isOutdated(update.error) && <ConflictNotice onLoad={loadNewer} />}
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.url_hint')}
        type="url"
        dir="ltr"
        autoComplete="off"
        {...form.field('url')}
      />
      <TopicBoxes
        chosen={form.watch('topics')}
        onChange={(topics) => form.setValue('topics', topics, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
