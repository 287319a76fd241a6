import { keepFieldsOf } from '@shopwright/contracts/address-layout';
import { isPostalCodeOf } from '@shopwright/contracts/address-rules';
import { email } from '@shopwright/contracts/fields';
import { countryCode } from '@shopwright/contracts/http/addresses';
import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import type { RewardKind } from '@shopwright/contracts/http/rewards';
import type { SellingTerms } from '@shopwright/contracts/http/selling';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentLanguage } from '../../../i18n/language';
import { useCart, wireLines } from '../../cart/cart-store';
import { readQuote } from '../api';
import type { CheckoutForm } from '../checkout-form';

/** What the customer typed so far of what a price depends on. It may be incomplete. */
export interface Typed {
  address?: Partial<Record<string, string>>;
  customerEmail?: string;
  vatNumber?: string;
}

/** The time without a key press after which a price is asked for. */
const settleMs = 400;

export const quoteKey = ['quote'];

/** Asks for the price of the cart, with what was typed and chosen. Keeps the price before while it asks. */
export function useQuote(
  terms: SellingTerms | undefined,
  kept: CheckoutForm | undefined,
  reward: RewardKind | undefined,
) {
  const items = useCart((state) => state.items);
  const [typed, type] = useState<Typed>(kept ?? {});
  const [{ rateId, isByHand }, setRate] = useState({ rateId: kept?.shippingRateId, isByHand: true });
  const [codes, setCodes] = useState<readonly string[]>(kept?.codes ?? []);
  const settled = useSettled(typed);
  const isOn = terms !== undefined && (terms.isPriced || codes.length > 0);
  const body = {
    items: wireLines(items),
    ...toPlace(settled),
    ...(rateId !== undefined && { shippingRateId: rateId }),
    ...(codes.length > 0 && { codes: [...codes] }),
    ...(reward && { reward }),
    language: currentLanguage(),
  };
  const query = useQuery({
    queryKey: [...quoteKey, body],
    queryFn: ({ signal }) => readQuote(body, signal),
    enabled: isOn && items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const quote = isOn ? query.data : undefined;
  const choices = quote?.shippingChoices ?? [];
  const wanted = isByHand ? choices.find(({ id }) => id === rateId) : undefined;
  const offered = wanted ?? choices[0];
  // The first choice is taken until the customer takes another; a rate that is gone is left.
  if (quote && !query.isPlaceholderData && offered && offered.id !== rateId) {
    setRate({ rateId: offered.id, isByHand: false });
  }
  return {
    isOn,
    quote,
    typed,
    type,
    rateId,
    chooseRate: (id: string) => setRate({ rateId: id, isByHand: true }),
    codes,
    addCode: (code: string) => setCodes((before) => [...before.filter((one) => !isSame(one, code)), code].slice(-10)),
    removeCode: (code: string) => setCodes((before) => before.filter((one) => one !== code)),
    /** True while the shown price is not that of what was typed. */
    isBehind: isOn && (query.isFetching || settled !== typed),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

export type QuoteState = ReturnType<typeof useQuote>;

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

function useSettled(typed: Typed): Typed {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Leaves out what is half typed, which the server would refuse. */
function toPlace({ address = {}, customerEmail = '', vatNumber = '' }: Typed) {
  const { country = '', postalCode = '', region = '', locality = '' } = keepFieldsOf(address);
  const isPlace = countryCode.safeParse(country).success;
  return {
    ...(isPlace && {
      address: {
        country,
        ...(region && { region }),
        ...(locality && { locality }),
        ...(postalCode && isPostalCodeOf(country, postalCode) && { postalCode }),
      },
    }),
    ...(email().safeParse(customerEmail).success && { customerEmail }),
    ...(vatNumber.trim().length > 7 && { vatNumber: vatNumber.trim() }),
  };
}

/** Returns true where the chosen shipping costs something, as a reward for free shipping needs it. */
export const isShippingPaid = ({ quote, rateId }: QuoteState): boolean =>
  quote?.shippingChoices.some(({ id, price }) => id === rateId && Number(price) > 0) ?? false;

/** Returns true where the quote has no use for the reward. */
export const isRewardRefused = (quote: PriceQuote | undefined): boolean =>
  quote?.refused.some((one) => one.type === 'discount' && one.code === undefined) ?? false;

/** Returns why a code was refused, or why nothing can be sent; undefined where neither was. */
export const findRefusal = (quote: PriceQuote | undefined, code?: string) =>
  quote?.refused.find((one) =>
    code === undefined ? one.type === 'shipping' : one.type === 'discount' && isSame(one.code ?? '', code),
  );
