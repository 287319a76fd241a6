import { keepFieldsOf } from '@shopwright/contracts/address-layout';
import { orderEditForm } from '@shopwright/contracts/http/order-edits';
import { blankAddress } from '../../../lib/typed-address';
import { blankDraft, type DraftValues, draftValues, toDraft } from '../draft-values';
import type { EditInput } from './api';

/** The units of each line that stay, by its id, and the lines whose removed units are not restocked. */
export interface Kept {
  quantities: ReadonlyMap<number, number>;
  notRestocked: ReadonlySet<number>;
}

export const toRemoved = (items: readonly { id: number; toShip: number }[], { quantities, notRestocked }: Kept) =>
  items.flatMap(({ id, toShip }) => {
    const quantity = toShip - Math.min(toShip, quantities.get(id) ?? toShip);
    return quantity > 0 ? [{ orderItemId: id, quantity, restock: !notRestocked.has(id) }] : [];
  });

/** What is sent of the fields that an edit shares with a draft. The note is the reason. */
export const toEdit = (typed: DraftValues): Omit<EditInput, 'remove'> => ({
  add: toDraft(typed).lines,
  shippingAmount: typed.shippingAmount.trim() === '' ? '0.00' : typed.shippingAmount,
  address: typed.hasAddress ? keepFieldsOf(typed.address) : null,
});

const fieldOf = (path: string): string => path.replace(/^add\b/, 'lines').replace(/^reason$/, 'note');

/** The field of the form for one that the server names. */
export const toEditField = fieldOf;

export const editFields = draftValues.superRefine((typed, context) => {
  for (const { path, message } of orderEditForm.safeParse(toEdit(typed)).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: fieldOf(path.join('.')).split('.'), message });
  }
  if (typed.note.trim() === '') context.addIssue({ code: 'custom', path: ['note'], message: 'required' });
});

export const toEditValues = (name: string, address: object | null): DraftValues => ({
  ...blankDraft,
  address: { ...blankAddress, name, ...address },
});
