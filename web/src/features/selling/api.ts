import type { CallInput } from '@shopwright/contracts/endpoint';
import {
  createDiscount,
  type Discount,
  type DiscountForm,
  deleteDiscount,
  listDiscounts,
  updateDiscount,
} from '@shopwright/contracts/http/discounts';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { putSellingSettings, type SellingSettings } from '@shopwright/contracts/http/selling';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../../components/conflict-notice';
import { useLanguage } from '../../i18n/language-provider';
import { type Input as CallOf, call, callPage } from '../../lib/api-client';
import { productSellingQuery, sellingSettingsQuery, toProductSelling } from '../../lib/queries/selling';
import { queryClient } from '../../lib/query-client';
import { randomToken } from '../../lib/random';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export type Shipping = NonNullable<SellingSettings['shipping']>;
export type Zone = Shipping['zones'][number];
export type ShippingRate = Zone['rates'][number];
export type PickupPlace = Shipping['pickupPlaces'][number];
export type Tax = NonNullable<SellingSettings['tax']>;
export type TaxRate = Tax['rates'][number];
type Input = CallInput<typeof putSellingSettings>['body'];

/** Returns an id that nothing has had before: orders keep those of what was deleted. */
export const newId = (prefix: string): string => `${prefix}-${randomToken().toLowerCase().slice(0, 12)}`;

const usePutSelling = () =>
  useSingleMutation({
    mutationFn: (body: Input) => call(putSellingSettings, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(sellingSettingsQuery.queryKey, saved);
      queryClient.setQueryData(productSellingQuery.queryKey, toProductSelling(saved));
    },
  });

interface Saving {
  opened: SellingSettings;
  onSaved: () => void;
  /** Fills what someone else has saved into the form, beside what was typed. */
  onNewer?: (newer: SellingSettings) => void;
}

/** Saves a change of the settings as they were when its dialog opened, unless someone has saved since. */
export function useSaveSelling({ opened, onSaved, onNewer }: Saving) {
  const { t } = useLanguage();
  const put = usePutSelling();
  const [base, setBase] = useState(opened);
  const toInput = (change: Partial<Pick<Input, 'shipping' | 'tax'>>): Input => ({
    shipping: base.shipping,
    tax: base.tax,
    version: base.version,
    ...change,
  });
  const loadNewer = async () => {
    const newer = await queryClient.fetchQuery(sellingSettingsQuery);
    onNewer?.(newer);
    setBase(newer);
    put.reset();
  };
  const outcomes = {
    onSuccess: () => {
      toast(t('selling.saved'), t('selling.saved_text'));
      onSaved();
    },
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  };
  return { base, put, toInput, loadNewer, outcomes };
}

export const discountsQuery = infiniteQueryOptions({
  queryKey: ['discounts'],
  queryFn: ({ pageParam, signal }) => callPage(listDiscounts, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  staleTime: 0,
});

/** Refetches after an error too: someone else has changed the list. */
const reload = () => queryClient.invalidateQueries({ queryKey: discountsQuery.queryKey });

export const useSaveDiscount = (known: Discount | undefined) =>
  useSingleMutation({
    mutationFn: (form: DiscountForm) =>
      known
        ? call(updateDiscount, { params: { id: String(known.id) }, body: { ...form, version: known.version } })
        : call(createDiscount, { body: form }),
    onSuccess: reload,
    onError: reload,
  });

export const useDeleteDiscount = () =>
  useSingleMutation({
    mutationFn: ({ id }: Discount) => call(deleteDiscount, { params: { id: String(id) } }),
    onSuccess: reload,
    onError: reload,
  });

export type QuoteBody = CallOf<typeof getQuote>['body'];

export const useQuote = () => useMutation({ mutationFn: (body: QuoteBody) => call(getQuote, { body }) });
