import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { isCurrent, type NavLink, navLinks } from './nav-links';

interface NavListProps {
  links?: NavLink[];
  className: string;
  linkClass: string;
  currentClass: string;
  onChoose?: () => void;
}

/** The header's links as a landmark of their own. */
export function MainNav(props: NavListProps) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('layout.nav.main')}>
      <NavList {...props} />
    </nav>
  );
}

/** The header's links, or some of them. */
export function NavList({ links = navLinks, className, ...look }: NavListProps) {
  const { t } = useLanguage();
  return (
    <ul className={className}>
      {links.map(({ to, key }) => (
        <NavItem key={to} to={to} {...look}>
          {t(key)}
        </NavItem>
      ))}
    </ul>
  );
}

interface NavItemProps extends Pick<NavListProps, 'linkClass' | 'currentClass' | 'onChoose'> {
  to: string;
  children: ReactNode;
}

export function NavItem({ to, linkClass, currentClass, onChoose, children }: NavItemProps) {
  const current = isCurrent(to, useLocation());
  return (
    <li>
      <Link
        to={to}
        onClick={onChoose}
        aria-current={current ? 'page' : undefined}
        className={clsx(linkClass, current && currentClass)}
      >
        {children}
      </Link>
    </li>
  );
}
