import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../i18n/language-provider';
import { type Language, languages, translateIn } from '../../i18n/languages';
import { dictionaries } from '../../server/render-app';
import {
  findOrderActions,
  findOrderActionsToComplete,
  namesOrderAction,
  orderOfPage,
  splitOrderNumber,
} from './actions';
import type { Command } from './sources';

const translate =
  (language: Language): Translate =>
  (key, values) =>
    translateIn(language, dictionaries[language], key, values ?? {});
const english = translate('en');
const namesOf = (commands: Command[]) => commands.map(({ name }) => name);

/** Only what the menu reads of an order. */
const orderThat = (allowed: Partial<OrderDetail['allowedActions']>) =>
  ({
    id: 65,
    allowedActions: { moveTo: [], ship: false, cancel: false, refund: false, undoUntil: null, ...allowed },
  }) as unknown as OrderDetail;
const owner = { role: 'operator' } as const;
const open = orderThat({ ship: true, cancel: true, refund: true });

describe.each(languages)('in %s', (language) => {
  const t = translate(language);

  it('finds what is done to an order by its name, and by the number with the verb', () => {
    for (const key of ['ship', 'refund', 'cancel'] as const) {
      const name = t(`commands.${key}_order`, { id: 65 });
      const { id, words } = splitOrderNumber(name);
      expect(id).toBe('65');
      expect(namesOrderAction(t, words)).toBe(true);
      expect(findOrderActions(t, open, words, owner)[0]).toMatchObject({ to: `/orders/65?open=${key}`, name });
      const { typed } = findOrderActionsToComplete(t, words, owner)[0] ?? {};
      expect(splitOrderNumber(`${typed}65`)).toEqual({ id: '65', words });
    }
  });
});

it('offers of an order only what its state allows, and always the order', () => {
  expect(namesOf(findOrderActions(english, open, 'order', owner))).toEqual([
    'Ship order 65',
    'Refund order 65',
    'Cancel order 65',
    'Print packing slip for order 65',
    'Order 65',
  ]);
  expect(namesOf(findOrderActions(english, orderThat({ refund: true }), 'ship', owner))).toEqual(['Order 65']);
});

it('offers of an order only what the user may do', () => {
  const support = { role: 'staff', permissions: builtInRoles.support } as const;
  expect(namesOf(findOrderActions(english, open, 'order', support))).toEqual([
    'Print packing slip for order 65',
    'Order 65',
  ]);
  expect(findOrderActionsToComplete(english, 'refund', support)).toEqual([]);
  const packer = { role: 'staff', permissions: ['orders:read', 'orders:write'] } as const;
  expect(namesOf(findOrderActions(english, open, 'order', packer))).toContain('Ship order 65');
  expect(findOrderActionsToComplete(english, 'ship', packer)).toHaveLength(1);
});

it('reads the number of an order in any digits, from a text or the address of its page', () => {
  expect(splitOrderNumber('#٦٥ refund')).toEqual({ id: '65', words: 'refund' });
  expect(splitOrderNumber('refund 1234567890').id).toBeUndefined();
  expect(orderOfPage('/orders/65')).toBe('65');
  expect(orderOfPage('/orders/65/x-ray')).toBeUndefined();
  expect(orderOfPage('/orders')).toBeUndefined();
});

it('takes other words for no action on an order', () => {
  expect(namesOrderAction(english, 'tonewick')).toBe(false);
  expect(namesOrderAction(english, '')).toBe(false);
});
