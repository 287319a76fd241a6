import { can, type Permission, type PermissionHolder } from '@shopwright/contracts/permissions';
import type { sellingParts } from './paths';

/** The parts of the settings that have a permission of their own. The rest is for who may read the settings. */
const own: Partial<Record<string, Permission>> = {
  redirects: 'redirects:write',
  discounts: 'discounts:write',
  'api-keys': 'api-keys:write',
};

export type SettingsPart = 'redirects' | 'api-keys' | (typeof sellingParts)[number] | 'rest';

/** Tells whether a user sees a part of the settings. Owners have the API keys on the page of the team. */
export function maySeeSettings(user: PermissionHolder | null | undefined, part: SettingsPart): boolean {
  if (!user || (part === 'api-keys' && can(user, 'team:write'))) return false;
  return can(user, own[part] ?? 'settings:read');
}
