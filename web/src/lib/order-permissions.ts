import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';

type Allowed = OrderDetail['allowedActions'];

/** Returns what both the order's state and the user's permissions allow. */
export function permittedActions(allowed: Allowed, user: PermissionHolder | null | undefined): Allowed {
  const mayWrite = user != null && can(user, 'orders:write');
  const mayRefund = user != null && can(user, 'orders:refund');
  return {
    moveTo: mayWrite ? allowed.moveTo : [],
    ship: mayWrite && allowed.ship,
    undoUntil: mayWrite ? allowed.undoUntil : null,
    cancel: mayRefund && allowed.cancel,
    refund: mayRefund && allowed.refund,
    markPaid: mayWrite && allowed.markPaid,
    edit: mayWrite && allowed.edit,
  };
}
