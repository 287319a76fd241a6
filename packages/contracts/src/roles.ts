/** Who is asking. `system` is another process of ours; `anonymous` is a visitor. */
export const roles = ['shopper', 'staff', 'operator'] as const;
export type Role = (typeof roles)[number];
export type ActorRole = Role | 'anonymous' | 'system';

/** What an endpoint asks for at least. `system` endpoints are never reachable from outside. */
export type Access = 'public' | Role | 'system';

const rank: Record<ActorRole, number> = { anonymous: 0, shopper: 1, staff: 2, operator: 3, system: 4 };

/** The smallest rank that may call an endpoint of this access; services may call everything. */
export function mayCall(role: ActorRole, access: Access): boolean {
  return access === 'public' || rank[role] >= rank[access];
}

export const isStaff = (role: ActorRole): boolean => rank[role] >= rank.staff;
