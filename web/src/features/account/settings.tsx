import type { User } from '@shopwright/contracts/http/auth';
import { EmailState } from './email-state';
import { EraseAccount } from './erase-account';
import { ExportData } from './export-data';
import { PasswordForm } from './password-form';
import { Preferences } from './preferences';
import { SessionList } from './session-list';

export function Settings({ user }: { user: User }) {
  return (
    <div className="grid gap-6">
      <Preferences user={user} />
      <EmailState user={user} />
      <PasswordForm />
      <SessionList />
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <ExportData />
        <EraseAccount />
      </div>
    </div>
  );
}
