import type { User } from '@shopwright/contracts/http/auth';
import { can } from '@shopwright/contracts/permissions';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { type Language, languageNames, languages } from '../../i18n/languages';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { setTheme, type Theme, useTheme } from '../../lib/theme';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { todoEmailQuery, usePutTodoEmail, useUpdateSettings } from './api';

export function Preferences({ user }: { user: User }) {
  const { t, language, setLanguage } = useLanguage();
  const offered = useStoreSettings()?.languages ?? languages;
  const theme = useTheme();
  const update = useUpdateSettings();
  const save = (change: Parameters<typeof update.mutate>[0]) =>
    update.mutate(change, {
      onSuccess: () => toast(t('account.settings.saved')),
      onError: () => toastError(t('shared.toast.update_failed'), t('account.profile.failed')),
    });
  /** The screen follows immediately; the account keeps it for later emails, and for other devices to know. */
  const choose = (next: Language) =>
    setLanguage(next).then(
      () => save({ preferredLanguage: next }),
      () => toastError(t('shared.toast.error'), t('shared.error.offline')),
    );
  return (
    <Card className="grid gap-5 p-6 sm:grid-cols-2 sm:p-8">
      <h2 className="font-semibold text-xl sm:col-span-2">{t('account.settings.title')}</h2>
      <SelectField
        label={t('shared.language.label')}
        value={language}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {languages
          .filter((code) => offered.includes(code))
          .map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t('account.settings.theme')}
        value={theme}
        onChange={(event) => setTheme(event.target.value as Theme)}
      >
        <option value="light">{t('account.settings.light')}</option>
        <option value="dark">{t('account.settings.dark')}</option>
      </SelectField>
      <div className="sm:col-span-2">
        <SwitchField
          label={t('account.profile.marketing')}
          hint={t('account.settings.marketing_hint')}
          isOn={update.isPending ? (update.variables.marketingOptIn ?? user.marketingOptIn) : user.marketingOptIn}
          onChange={(marketingOptIn) => save({ marketingOptIn })}
        />
      </div>
      {can(user, 'home:read') && <TodoEmailSwitch />}
    </Card>
  );
}

/** The morning email of the team. Shows nothing until its state is known. */
function TodoEmailSwitch() {
  const { t } = useLanguage();
  const { data } = useQuery(todoEmailQuery);
  const put = usePutTodoEmail();
  if (!data) return null;
  return (
    <div className="sm:col-span-2">
      <SwitchField
        label={t('account.settings.todo')}
        hint={t('account.settings.todo_hint')}
        isOn={put.isPending ? put.variables : data.isWanted}
        onChange={(isWanted) =>
          put.mutate(isWanted, {
            onSuccess: () => toast(t('account.settings.saved')),
            onError: () => toastError(t('shared.toast.update_failed'), t('account.profile.failed')),
          })
        }
      />
    </div>
  );
}
