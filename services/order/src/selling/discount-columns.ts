import { type DiscountForm, toCodeKey } from '@shopwright/contracts/http/discounts';

export const toColumns = ({ code, minimumAmount, minimumQuantity, firstDay, lastDay, ...form }: DiscountForm) => ({
  ...form,
  code,
  codeKey: code === null ? null : toCodeKey(code),
  minimumAmount: minimumAmount ?? null,
  minimumQuantity: minimumQuantity ?? null,
  firstDay: firstDay ?? null,
  lastDay: lastDay ?? null,
});
