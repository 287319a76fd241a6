import { can, type Permission } from '@shopwright/contracts/permissions';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './queries/session';

/** Tells whether the signed-in user has a permission. Only spares them what the services would refuse. */
export function useMay(): (permission: Permission) => boolean {
  const { data: user } = useQuery(meQuery);
  return (permission) => user != null && can(user, permission);
}
