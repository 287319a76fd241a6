import type { Permission } from '@shopwright/contracts/permissions';
import type { MessageKey } from '../i18n/messages';

type AreaOf<P> = P extends `${infer Area}:${string}` ? Area : never;
type DeedOf<P> = P extends `${string}:${infer Deed}` ? Deed : never;
type Translate = (key: MessageKey) => string;

const areaOf = (permission: Permission) => permission.split(':')[0] as AreaOf<Permission>;

export const areaName = (t: Translate, permission: Permission): string => t(`team.area_${areaOf(permission)}`);

export const deedName = (t: Translate, permission: Permission): string =>
  t(`team.deed_${permission.split(':')[1] as DeedOf<Permission>}`);

/** Puts permissions together by area, each with its name. */
export function byArea(
  t: Translate,
  permissions: readonly Permission[],
): { name: string; permissions: Permission[] }[] {
  const areas = [...new Set(permissions.map(areaOf))];
  return areas.map((area) => ({
    name: t(`team.area_${area}`),
    permissions: permissions.filter((permission) => areaOf(permission) === area),
  }));
}
