import { isStaffPath } from '@shopwright/contracts/pages';
import { isStaff } from '@shopwright/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../lib/queries/session';

/** Where the back office's frame puts what it has in the header. */
export interface HeaderPlaces {
  start: HTMLElement | null;
  end: HTMLElement | null;
}

/**
 * Returns whether the page is shown in the back office's frame: on its pages, to staff. Until the session is known it
 * counts as staff's, because they open these pages and others hardly ever do.
 */
export function useIsFramed(pathname: string): boolean {
  const isOfStaff = isStaffPath(pathname);
  const { data: user, isPending } = useQuery({ ...meQuery, enabled: isOfStaff });
  return isOfStaff && (isPending || (user != null && isStaff(user.role)));
}
