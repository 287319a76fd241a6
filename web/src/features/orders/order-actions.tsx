import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { permittedActions } from '../../lib/order-permissions';
import { paths } from '../../lib/paths';
import { meQuery } from '../../lib/queries/session';
import { useOpened } from '../../lib/use-opened';
import { Button, ButtonLink } from '../../ui/button';
import { moveOrder } from './api';
import { CancelDialog } from './cancel-dialog';
import { InvoicePaidDialog } from './invoice-paid-dialog';
import { RefundDialog } from './refund-dialog';
import { ShipDialog } from './ship-dialog';
import { ShipUnansweredDialog } from './ship-unanswered-dialog';
import { useOrderAction } from './use-order-action';

const dialogs = { ship: ShipDialog, markPaid: InvoicePaidDialog, refund: RefundDialog, cancel: CancelDialog };
type DialogName = keyof typeof dialogs;
const dialogNames: readonly DialogName[] = ['ship', 'markPaid', 'refund', 'cancel'];
type Move = OrderDetail['allowedActions']['moveTo'][number];

const moveKeys: Partial<Record<Move, MessageKey>> = {
  processing: 'orders.move_processing',
  shipped: 'orders.move_shipped',
  delivered: 'orders.move_delivered',
};

/** Only what the order's state and the user's permissions allow. The first of them is the next step. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { data: user } = useQuery(meQuery);
  const { moveTo, ...allowed } = permittedActions(order.allowedActions, user);
  const { ship, cancel, refund, markPaid, edit } = allowed;
  const [open, setOpen] = useState<DialogName>();
  useOpened(dialogNames, (name) => allowed[name] && setOpen(name));
  const { mutation } = useOrderAction(
    order,
    {
      send: (to: Move) => moveOrder(order, { to }),
      done: ({ status }) => ({ title: t('orders.moved'), text: t(`shared.order.${status}`) }),
    },
    false,
  );
  const Dialog = open && dialogs[open];
  return (
    <>
      {ship && <Button onClick={() => setOpen('ship')}>{t('orders.ship')}</Button>}
      {moveTo.map((to) => (
        <Button
          key={to}
          variant={ship ? 'secondary' : 'primary'}
          onClick={() => (to === 'shipped' && order.hasOpenMessage ? setAsking(true) : mutation.mutate(to))}
          isPending={mutation.isPending}
        >
          {t(moveKeys[to] ?? `shared.order.${to}`)}
        </Button>
      ))}
      {edit && (
        <ButtonLink to={paths.orderEdit(order.id)} variant="secondary">
          {t('orders.edit')}
        </ButtonLink>
      )}
      {markPaid && (
        <Button variant="secondary" onClick={() => setOpen('markPaid')}>
          {t('orders.invoice_mark_paid')}
        </Button>
      )}
      {refund && (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          {t('orders.refund')}
        </Button>
      )}
      {cancel && (
        <Button variant="danger" onClick={() => setOpen('cancel')}>
          {t('orders.cancel')}
        </Button>
      )}
      {isAsking && (
        <ShipUnansweredDialog
          orders={[order]}
          onClose={() => setAsking(false)}
          onConfirm={() => mutation.mutate('shipped')}
        />
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpen(undefined)} />}
    </>
  );
}
