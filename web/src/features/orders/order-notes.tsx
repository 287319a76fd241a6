import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { NotesCard } from '../../components/notes-card';
import { useLanguage } from '../../i18n/language-provider';
import { addOrderNote } from './api';
import { useOrderAction } from './use-order-action';

/** The notes of staff about an order. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const { mutation } = useOrderAction(order, {
    send: (body: { body: string }) => addOrderNote(order, body),
    done: () => ({ title: t('shared.note_added') }),
  });
  return <NotesCard notes={order.notes} text={t('orders.notes_text')} mutation={mutation} />;
}
