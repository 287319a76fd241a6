import type { ApiKey } from '@shopwright/contracts/http/api-keys';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ListSkeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { apiKeysQuery, useRevokeApiKey } from './api';
import { ApiKeyDialog } from './api-key-dialog';

/** The keys with which programs call the API, those that have ended too. */
export function ApiKeyList() {
  const { t } = useLanguage();
  const keys = useQuery(apiKeysQuery);
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const revoke = useRevokeApiKey(() => toast(t('team.api_key_ended')));
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-lg">{t('team.api_keys')}</h2>
          <p className="mt-1 text-muted text-sm">
            {t('team.api_keys_text')}{' '}
            <a href="/api/docs" className="text-primary underline">
              {t('team.api_docs')}
            </a>
          </p>
        </div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
          <KeyRound size={16} aria-hidden />
          {t('team.api_key_add')}
        </Button>
      </div>
      {keys.isPending && <ListSkeleton count={2} className="mt-4 h-12" />}
      {keys.isError && <QueryError level={3} title={t('team.api_keys_failed')} query={keys} />}
      {keys.data?.length === 0 && <p className="mt-3 text-muted text-sm">{t('team.api_keys_none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {keys.data?.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
        ))}
      </ul>
      {isCreating && <ApiKeyDialog onClose={() => setCreating(false)} />}
      {revoking && (
        <ConfirmDialog
          isOpen
          isDangerous
          onClose={() => setRevoking(undefined)}
          title={t('team.api_key_revoke', { name: revoking.name })}
          text={t('team.api_key_revoke_text')}
          confirmLabel={t('team.api_key_end')}
          cancelLabel={t('team.cancel')}
          onConfirm={() => {
            revoke.mutate(revoking.id);
            setRevoking(undefined);
          }}
        />
      )}
    </Card>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t, language } = useLanguage();
  const { name, hint, createdBy, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const used = lastUsedAt ? momentText(lastUsedAt, language) : t('team.never');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <bdi className="wrap-anywhere font-medium">{name}</bdi>
          <code dir="ltr" className="text-muted text-xs">
            swk_live_…{hint}
          </code>
          {revokedAt ? (
            <Badge tone="danger">{t('team.api_key_revoked')}</Badge>
          ) : (
            isExpired && <Badge tone="accent">{t('team.expired')}</Badge>
          )}
        </p>
        <p className="mt-1 text-muted text-xs">
          <bdi>{createdBy}</bdi> · {t('team.api_key_used', { time: used })}
          {expiresAt && !isExpired && <> · {t('team.api_key_until', { time: dateText(expiresAt, language) })}</>}
        </p>
      </div>
      {!revokedAt && (
        <Button variant="danger" size="sm" aria-label={t('team.api_key_revoke', { name })} onClick={onRevoke}>
          {t('team.api_key_end')}
        </Button>
      )}
    </li>
  );
}
