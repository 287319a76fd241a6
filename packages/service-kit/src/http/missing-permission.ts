import { type Guarded, type MissingPermission, mayUse, type PermissionHolder } from '@shopwright/contracts/permissions';
import { isStaff } from '@shopwright/contracts/roles';
import { AppError } from '../errors';

/**
 * Returns why the holder may not call. Staff learn which permission is missing and, where they are known, the owners who can
 * give it. Customers do not learn what exists.
 */
export function missingPermission(
  holder: PermissionHolder,
  { access, permission }: Guarded,
  owners: readonly string[] = [],
): AppError {
  if (holder.apiKey && access === 'shopper')
    return new AppError('forbidden', 'API keys act for the store, and this call is for an account');
  if (!permission || !isStaff(holder.role)) return new AppError('forbidden', "You don't have permission to do this");
  const details: MissingPermission = { permission, ...(owners.length > 0 && { owners: [...owners] }) };
  const needed = holder.apiKey ? `The API key "${holder.apiKey.name}" needs` : 'You need';
  const ask = owners.length > 0 ? ` Ask an owner: ${owners.join(', ')}` : '';
  return new AppError('forbidden', `${needed} the permission ${permission} to do this.${ask}`, { details });
}

/** Throws where an endpoint allows more to those with a further permission, and the holder does not have it. */
export function requirePermission(holder: PermissionHolder, permission: NonNullable<Guarded['permission']>): void {
  const guarded: Guarded = { access: 'staff', permission };
  if (!mayUse(holder, guarded)) throw missingPermission(holder, guarded);
}
