import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { isCurrent, navLinks } from './nav-links';

interface NavListProps {
  className: string;
  linkClass: string;
  currentClass: string;
  onChoose?: () => void;
}

export function NavList({ className, linkClass, currentClass, onChoose }: NavListProps) {
  const { t } = useLanguage();
  const location = useLocation();
  return (
    <nav aria-label={t('layout.nav.main')}>
      <ul className={className}>
        {navLinks.map(({ to, key }) => {
          const current = isCurrent(to, location);
          return (
            <li key={to}>
              <Link
                to={to}
                onClick={onChoose}
                aria-current={current ? 'page' : undefined}
                className={clsx(linkClass, current && currentClass)}
              >
                {t(key)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
