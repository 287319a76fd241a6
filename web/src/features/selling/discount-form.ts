import { type Discount, type DiscountForm, discountForm } from '@shopwright/contracts/http/discounts';
import * as z from 'zod';
import { refuseAs } from './checked-as';
import { given, wholeNumber } from './form-values';

export const effectKinds = ['percentage', 'amount', 'free_shipping', 'buy_x_get_y'] as const;
export const targetTypes = ['order', 'products', 'categories', 'collections'] as const;
export const audienceTypes = ['all', 'first_order', 'signed_in', 'customers'] as const;

const values = z.strictObject({
  name: z.string(),
  code: z.string(),
  kind: z.enum(effectKinds),
  rate: z.string(),
  amount: z.string(),
  buy: z.string(),
  get: z.string(),
  target: z.enum(targetTypes),
  targetIds: z.array(z.number()),
  /** "order": what must be bought. */
  getTarget: z.enum(targetTypes),
  getTargetIds: z.array(z.number()),
  minimumAmount: z.string(),
  minimumQuantity: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  audience: z.enum(audienceTypes),
  emails: z.string(),
  usesMax: z.string(),
  usesPerCustomerMax: z.string(),
  combines: z.boolean(),
  isEnabled: z.boolean(),
});
export type DiscountValues = z.infer<typeof values>;

export const blankDiscount: DiscountValues = {
  name: '',
  code: '',
  kind: 'percentage',
  rate: '',
  amount: '',
  buy: '',
  get: '',
  target: 'order',
  targetIds: [],
  getTarget: 'order',
  getTargetIds: [],
  minimumAmount: '',
  minimumQuantity: '',
  firstDay: '',
  lastDay: '',
  audience: 'all',
  emails: '',
  usesMax: '',
  usesPerCustomerMax: '',
  combines: false,
  isEnabled: true,
};

const textOf = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

export function toDiscountValues(discount: Discount): DiscountValues {
  const { effect, target, audience } = discount;
  const got = effect.kind === 'buy_x_get_y' ? effect.getTarget : undefined;
  return {
    ...blankDiscount,
    name: discount.name,
    code: textOf(discount.code),
    kind: effect.kind,
    ...('rate' in effect && { rate: effect.rate }),
    ...(effect.kind === 'amount' && { amount: effect.amount }),
    ...(effect.kind === 'buy_x_get_y' && { buy: String(effect.buy), get: String(effect.get) }),
    target: target.type,
    targetIds: 'ids' in target ? target.ids : [],
    getTarget: got?.type ?? 'order',
    getTargetIds: got?.ids ?? [],
    minimumAmount: textOf(discount.minimumAmount),
    minimumQuantity: textOf(discount.minimumQuantity),
    firstDay: textOf(discount.firstDay),
    lastDay: textOf(discount.lastDay),
    audience: audience.type,
    emails: audience.type === 'customers' ? audience.emails.join('\n') : '',
    usesMax: textOf(discount.usesMax),
    usesPerCustomerMax: textOf(discount.usesPerCustomerMax),
    combines: discount.combines,
    isEnabled: discount.isEnabled,
  };
}

function toEffect({ kind, rate, amount, buy, get, ...typed }: DiscountValues): DiscountForm['effect'] {
  switch (kind) {
    case 'percentage':
      return { kind, rate };
    case 'amount':
      return { kind, amount };
    case 'free_shipping':
      return { kind };
    case 'buy_x_get_y':
      return {
        kind,
        buy: wholeNumber(buy) ?? Number.NaN,
        get: wholeNumber(get) ?? Number.NaN,
        rate,
        ...(typed.getTarget !== 'order' && { getTarget: { type: typed.getTarget, ids: typed.getTargetIds } }),
      };
  }
}

export const toDiscount = (typed: DiscountValues): DiscountForm => ({
  name: typed.name,
  code: given(typed.code) ?? null,
  effect: toEffect(typed),
  target: typed.target === 'order' ? { type: 'order' } : { type: typed.target, ids: typed.targetIds },
  minimumAmount: given(typed.minimumAmount),
  minimumQuantity: wholeNumber(typed.minimumQuantity),
  firstDay: given(typed.firstDay),
  lastDay: given(typed.lastDay),
  audience:
    typed.audience === 'customers'
      ? { type: 'customers', emails: typed.emails.split(/[\s,;]+/).filter(Boolean) }
      : { type: typed.audience },
  usesMax: wholeNumber(typed.usesMax) ?? null,
  usesPerCustomerMax: wholeNumber(typed.usesPerCustomerMax) ?? null,
  combines: typed.combines,
  isEnabled: typed.isEnabled,
});

export const discountFields = values.superRefine((typed, context) =>
  refuseAs(discountForm, toDiscount(typed), {
    context,
    toField: ([name, part = '']) => {
      if (name === 'effect') return [part === 'getTarget' ? 'getTargetIds' : part];
      if (name === 'target') return ['targetIds'];
      if (name === 'audience') return ['emails'];
      return name === undefined ? undefined : [name];
    },
  }),
);

export type DiscountState = 'off' | 'scheduled' | 'active' | 'ended' | 'used_up';

/** `day` is today in the store's time zone. */
export function discountState({ isEnabled, firstDay, lastDay, usesMax, uses }: Discount, day: string): DiscountState {
  if (!isEnabled) return 'off';
  if (lastDay !== undefined && lastDay < day) return 'ended';
  if (usesMax !== null && uses >= usesMax) return 'used_up';
  return firstDay !== undefined && firstDay > day ? 'scheduled' : 'active';
}
