import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { endpointsQuery } from '../features/webhooks/api';
import { EndpointCard } from '../features/webhooks/endpoint-card';
import { EndpointDialog } from '../features/webhooks/endpoint-dialog';
import { useLanguage } from '../i18n/language-provider';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ListSkeleton } from '../ui/skeleton';

/** Where the store sends what happens, and the log of what it sent. */
export function WebhooksPage() {
  const { t } = useLanguage();
  const endpoints = useQuery(endpointsQuery);
  const [isCreating, setCreating] = useState(false);
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden />
      {t('webhooks.add')}
    </Button>
  );
  const docs = (
    <a href="/api/docs#/Webhooks" className={buttonClass({ variant: 'secondary' })}>
      {t('webhooks.docs')}
    </a>
  );
  const isEmpty = endpoints.data?.length === 0;
  return (
    <TitledPage
      title={t('layout.webhooks')}
      text={t('webhooks.text')}
      actions={
        !isEmpty && (
          <div className="flex flex-wrap gap-3">
            {docs}
            {add}
          </div>
        )
      }
    >
      {endpoints.isPending && <ListSkeleton count={2} className="h-36" />}
      {!endpoints.isPending && !endpoints.data && <QueryError title={t('webhooks.failed')} query={endpoints} />}
      {isEmpty && (
        <EmptyState icon={<Webhook size={28} aria-hidden />} title={t('webhooks.none')} text={t('webhooks.none_text')}>
          {docs}
          {add}
        </EmptyState>
      )}
      <div className="grid gap-5">
        {endpoints.data?.map((endpoint) => (
          <EndpointCard key={endpoint.id} endpoint={endpoint} isOpenAtFirst={endpoints.data.length === 1} />
        ))}
      </div>
      {isCreating && <EndpointDialog onClose={() => setCreating(false)} />}
    </TitledPage>
  );
}
