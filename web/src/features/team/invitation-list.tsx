import type { Invitation } from '@shopwright/contracts/http/team';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { invitationsQuery, useResend, useRevoke } from './api';
import { roleName } from './role-name';

/** Invitations that were not accepted yet. An expired one can be sent again. */
export function InvitationList() {
  const { t } = useLanguage();
  const invitations = useQuery(invitationsQuery);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('team.invitations')}</h2>
      {invitations.isPending && (
        <div aria-busy="true" className="mt-4">
          <Skeleton className="h-12" />
        </div>
      )}
      {invitations.isError && <QueryError level={3} title={t('team.failed')} query={invitations} />}
      {invitations.data?.length === 0 && <p className="mt-2 text-muted text-sm">{t('team.invitations_none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {invitations.data?.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation: { id, email, role, teamRole, expiresAt } }: { invitation: Invitation }) {
  const { t, language } = useLanguage();
  const resend = useResend(() => toast(t('team.invited'), email));
  const revoke = useRevoke(() => toast(t('team.revoked'), email));
  const [isAsking, setAsking] = useState(false);
  const isExpired = Date.parse(expiresAt) <= Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-52 flex-1">
        <bdi className="wrap-anywhere font-medium text-sm">{email}</bdi>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {teamRole ? roleName(t, teamRole) : t(`team.role_${role}`)} ·{' '}
          {isExpired ? (
            <Badge tone="accent">{t('team.expired')}</Badge>
          ) : (
            t('team.expires', { date: dateText(expiresAt, language) })
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('team.resend_named', { email })}
        onClick={() => resend.mutate(id)}
        isPending={resend.isPending}
      >
        {t('team.resend')}
      </Button>
      <Button variant="danger" size="sm" aria-label={t('team.revoke_named', { email })} onClick={() => setAsking(true)}>
        {t('team.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('team.revoke_question', { email })}
        text={t('team.revoke_text')}
        confirmLabel={t('team.revoke')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => revoke.mutate(id)}
        isPending={revoke.isPending}
        isDangerous
      />
    </li>
  );
}
