import type { User } from '@shopwright/contracts/http/auth';
import {
  Activity,
  Inbox,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  Settings2,
  Star,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { mayOpen } from '../../lib/page-permissions';
import { paths } from '../../lib/paths';
import { leave } from '../../lib/unsaved-changes';
import { DropdownMenu, MenuHeading, MenuItem, MenuSeparator } from '../../ui/dropdown-menu';
import { useSignOut } from './api';

export function AccountMenu({ user, isStale }: { user: User; isStale: boolean }) {
  const { t, direction } = useLanguage();
  const signOut = useSignOut();
  const trigger = (
    <button
      type="button"
      // The visible text is part of the name, for users who say it.
      data-session
      aria-label={`${t('session.account.menu')}: ${initials(user)}`}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <span className="grid size-8 place-items-center rounded-full bg-primary font-semibold text-on-primary text-xs">
        {initials(user)}
      </span>
    </button>
  );
  return (
    <DropdownMenu trigger={trigger} direction={direction}>
      <MenuHeading>
        <span className="block text-muted text-xs">{t('session.account.welcome_back')}</span>
        <bdi className="block font-semibold text-sm">{`${user.firstName} ${user.lastName}`}</bdi>
        {isStale && <span className="mt-1 block text-accent-ink text-xs">{t('session.account.unreachable')}</span>}
      </MenuHeading>
      <MenuSeparator />
      {linksFor(user).map(({ to, icon: Icon, key }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon size={16} aria-hidden />
            {t(key)}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => leave(() => signOut.mutate())}>
        <LogOut size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('session.account.sign_out')}
      </MenuItem>
    </DropdownMenu>
  );
}

interface MenuLink {
  to: string;
  icon: LucideIcon;
  key: MessageKey;
}

const officeLinks: MenuLink[] = [
  { to: paths.office, icon: LayoutDashboard, key: 'session.account.back_office' },
  { to: paths.reviews, icon: Star, key: 'session.account.reviews' },
  { to: paths.messages, icon: Inbox, key: 'session.account.messages' },
  { to: paths.settings, icon: Settings2, key: 'session.account.store_settings' },
  { to: paths.traces, icon: Activity, key: 'session.account.traces' },
  { to: paths.jobs, icon: ListChecks, key: 'session.account.queues' },
  { to: paths.mail, icon: Mail, key: 'session.account.emails' },
];

const linksFor = (user: User): MenuLink[] => [
  { to: paths.account, icon: UserRound, key: 'session.account.mine' },
  ...officeLinks.filter(({ to }) => mayOpen(user, to)),
];

const initials = ({ firstName, lastName }: User) => `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase();
