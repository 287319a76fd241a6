import { beforeEach, expect, it } from 'vitest';
import { dropDraft, readDraft, readTyped, saveDraft, saveTyped } from './draft';

const form = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com', customerAddress: '12 Row, London' };
const draft = {
  checkoutId: 'c-1',
  form,
  total: '239.00',
  paymentIntentId: 'pi_1',
  rewardId: 7,
  lines: [{ productId: 1, quantity: 2 }],
};

beforeEach(dropDraft);

it('comes back as it was left', () => {
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it('keeps what is half typed, which is no draft yet', () => {
  const half = { ...form, customerName: '', customerAddress: '<b>1</b> 🏠' };
  saveTyped(half);
  expect(readTyped()).toEqual(half);
  expect(readDraft()).toBeUndefined();
});

it('is gone once the order is paid', () => {
  saveDraft(draft);
  saveTyped(form);
  dropDraft();
  expect([readDraft(), readTyped()]).toEqual([undefined, undefined]);
});

it.each(['', 'null', '{', '[]', '{"form":{}}'])('is none where %j is stored', (stored) => {
  sessionStorage.setItem('checkout-draft', stored);
  expect(readDraft()).toBeUndefined();
});
