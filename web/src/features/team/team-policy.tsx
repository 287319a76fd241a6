import type { User } from '@shopwright/contracts/http/auth';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { SwitchField } from '../../ui/switch';
import { toast } from '../../ui/toast-store';
import { teamSettingsQuery, usePutTeamSettings } from './api';

/** The requirements for the team. Only an operator with a second factor of their own may require one. */
export function TeamPolicy({ user }: { user: User }) {
  const { t } = useLanguage();
  const { data: settings } = useQuery(teamSettingsQuery);
  const put = usePutTeamSettings(() => toast(t('team.updated')));
  if (!settings) return null;
  const isOn = put.isPending ? put.variables : settings.requiresTwoFactor;
  return (
    <Card className="p-5 sm:p-6">
      <SwitchField
        label={t('team.policy')}
        hint={t('team.policy_text')}
        isOn={isOn}
        onChange={(isRequired) => put.mutate(isRequired)}
        disabled={!user.hasTwoFactor && !isOn}
      />
      {!user.hasTwoFactor && !isOn && (
        <p className="mt-2 text-sm">
          <Link
            to={paths.account}
            state={{ tab: 'settings' }}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2"
          >
            {t('team.policy_own')}
          </Link>
        </p>
      )}
    </Card>
  );
}
