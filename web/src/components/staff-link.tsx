import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from 'react-router-dom';
import { mayOpen, permissionsOfPage } from '../lib/page-permissions';
import { meQuery } from '../lib/queries/session';

/** Leads to a page of the back office. Who may not open it sees the text alone. */
export function StaffLink({ to, className, children, ...rest }: LinkProps & { to: string }) {
  const { data: user } = useQuery(meQuery);
  const { pathname } = new URL(to, 'http://store');
  if (permissionsOfPage(pathname).length === 0 || (user && mayOpen(user, pathname))) {
    return (
      <Link to={to} className={className} {...rest}>
        {children}
      </Link>
    );
  }
  return <span>{children}</span>;
}
