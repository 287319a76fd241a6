import { withoutFormatCharacters } from '@shopwright/contracts/characters';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { can, type Permission, type PermissionHolder } from '@shopwright/contracts/permissions';
import { toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';
import { Ban, type LucideIcon, Printer, ShoppingBag, Truck, Undo2 } from 'lucide-react';
import type { Translate } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { permittedActions } from '../../lib/order-permissions';
import { paths } from '../../lib/paths';
import { type Command, isNamedBy } from './sources';

const orderActions = [
  { key: 'commands.ship_order', name: 'ship', icon: Truck, permission: 'orders:write' },
  { key: 'commands.refund_order', name: 'refund', icon: Undo2, permission: 'orders:refund' },
  { key: 'commands.cancel_order', name: 'cancel', icon: Ban, permission: 'orders:refund' },
] as const satisfies {
  key: MessageKey;
  name: keyof OrderDetail['allowedActions'];
  icon: LucideIcon;
  permission: Permission;
}[];

const slipKey: MessageKey = 'commands.print_slip';
const orderKey: MessageKey = 'commands.order';

/** Returns the number in a text, and the words around it. */
export function splitOrderNumber(text: string): { id?: string; words: string } {
  const [id] = /\d+/.exec(toAsciiDigits(text)) ?? [];
  // As many digits as a number of an order may have.
  return {
    id: id && id.length <= 9 ? String(Number(id)) : undefined,
    words: withoutFormatCharacters(text)
      .replace(/[\p{Nd}\s#]+/gu, ' ')
      .trim(),
  };
}

/** Returns the order whose page this is. */
export const orderOfPage = (pathname: string): string | undefined => /^\/orders\/(\d+)\/?$/.exec(pathname)?.[1];

/** Returns whether words name something that is done to an order. */
export const namesOrderAction = (t: Translate, words: string): boolean =>
  words !== '' &&
  [...orderActions.map(({ key }) => key), slipKey, orderKey].some((key) => isNamedBy(t(key, { id: '' }), words));

type Viewer = PermissionHolder | null | undefined;

/** Returns what the words name of what the user may do to this order, and the order itself. */
export function findOrderActions(t: Translate, order: OrderDetail, words: string, user: Viewer): Command[] {
  const { id } = order;
  const allowed = permittedActions(order.allowedActions, user);
  const done = orderActions
    .filter(({ name }) => allowed[name])
    .map(({ key, name, icon }) => ({ key, to: paths.opened(paths.order(id), name), icon }));
  const slip = { key: slipKey, to: paths.orderPrint('slips', [id]), icon: Printer };
  const named = [...done, slip].filter(({ key }) => isNamedBy(t(key, { id: '' }), words));
  const itself = { key: orderKey, to: paths.order(id), icon: ShoppingBag };
  return [...named, itself].map(({ key, ...command }) => ({ ...command, name: t(key, { id }) }));
}

/** Returns the named actions of an order whose number is still to be typed. */
export const findOrderActionsToComplete = (t: Translate, words: string, user: Viewer): Command[] =>
  orderActions
    .filter(({ key, permission }) => user != null && can(user, permission) && isNamedBy(t(key, { id: '' }), words))
    .map(({ key, icon }) => ({
      typed: `${splitOrderNumber(t(key, { id: '' })).words} `,
      name: t(key, { id: '…' }),
      hint: t('commands.order_number'),
      icon,
    }));
