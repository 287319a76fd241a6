/** `system` is another process, `anonymous` a visitor. */
export const roles = ['shopper', 'staff', 'operator'] as const;
export type Role = (typeof roles)[number];
export type ActorRole = Role | 'anonymous' | 'system';

/** `system` is not reachable from outside. */
export type Access = 'public' | Role | 'system';

const rank: Record<ActorRole, number> = { anonymous: 0, shopper: 1, staff: 2, operator: 3, system: 4 };

/** Processes may call everything. */
export function mayCall(role: ActorRole, access: Access): boolean {
  return access === 'public' || rank[role] >= rank[access];
}

export const isStaff = (role: ActorRole): boolean => rank[role] >= rank.staff;
