import type { User } from '@shopwright/contracts/http/auth';
import { mayCall } from '@shopwright/contracts/roles';
import { Activity, Inbox, ListChecks, LogOut, Mail, Settings2, Star, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { DropdownMenu, MenuHeading, MenuItem, MenuSeparator } from '../../ui/dropdown-menu';
import { useSignOut } from './api';

export function AccountMenu({ user, isStale }: { user: User; isStale: boolean }) {
  const { t, direction } = useLanguage();
  const signOut = useSignOut();
  const trigger = (
    <button
      type="button"
      aria-label={t('account.menu')}
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
        <span className="block text-muted text-xs">{t('account.welcome_back')}</span>
        <bdi className="block font-semibold text-sm">{`${user.firstName} ${user.lastName}`}</bdi>
        {isStale && <span className="mt-1 block text-accent-ink text-xs">{t('account.unreachable')}</span>}
      </MenuHeading>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.account}>
          <UserRound size={16} aria-hidden />
          {t('account.mine')}
        </Link>
      </MenuItem>
      {mayCall(user.role, 'staff') && (
        <>
          <MenuItem asChild>
            <Link to={paths.reviews}>
              <Star size={16} aria-hidden />
              {t('account.reviews')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.messages}>
              <Inbox size={16} aria-hidden />
              {t('account.messages')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.storeSettings}>
              <Settings2 size={16} aria-hidden />
              {t('account.store_settings')}
            </Link>
          </MenuItem>
        </>
      )}
      {user.role === 'operator' && (
        <>
          <MenuItem asChild>
            <Link to={paths.traces}>
              <Activity size={16} aria-hidden />
              {t('account.traces')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <a href={paths.queues}>
              <ListChecks size={16} aria-hidden />
              {t('account.queues')}
            </a>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.mail}>
              <Mail size={16} aria-hidden />
              {t('account.mail')}
            </Link>
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => signOut.mutate()}>
        <LogOut size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('account.sign_out')}
      </MenuItem>
    </DropdownMenu>
  );
}

const initials = ({ firstName, lastName }: User) => `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase();
