import { refuseNewer } from '@shopwright/service-kit/audit/undo-entries';
import type { UndoRules } from '@shopwright/service-kit/audit/undo-rules';
import type { Database } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { sellingSettings } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { undoMove } from '../fulfillment/undo-move';
import { staff } from '../orders/record-event';

/** An order is moved back by the operation that does so for some minutes: emails, refunds and returns stand in the way later. */
export const orderUndo = (deps: Pick<OrderDeps, 'now'>): UndoRules => ({
  tables: {
    orders: 'orders:write',
    shipments: 'orders:write',
    discounts: 'discounts:write',
    selling_settings: 'selling:write',
    message_templates: 'messages:write',
  },
  replaced: ['message_templates', 'shipments'],
  findReason(entry) {
    if (entry.targetType !== 'order') return undefined;
    const { before, after } = entry.changes.orders ?? {};
    if (!before || !after?.status) return 'Of an order, the move to another status is undone';
    if (after.status === 'cancelled' || before.status === 'pending') return `An order that is ${after.status} stays so`;
    return undefined;
  },
  async byOperation(tx, entry, { actor }) {
    if (entry.targetType !== 'order') return false;
    await refuseNewer(tx, entry, 'orders', 'status');
    const database = { transaction: (work) => work(tx) } as Pick<Database, 'transaction'> as Database;
    await undoMove({ database, now: deps.now }, Number(entry.targetId), staff(actor));
    return true;
  },
  async after(tx, entry) {
    if (!entry.changes['selling_settings/1']) return;
    const [saved] = await tx.select({ version: sellingSettings.version }).from(sellingSettings);
    if (saved) await appendEvent(tx, 'selling-settings-saved', { version: saved.version });
  },
});
