import type { CallInput } from '@shopwright/contracts/endpoint';
import { putSellingSettings, type SellingSettings } from '@shopwright/contracts/http/selling';
import { useState } from 'react';
import { isOutdated } from '../../components/conflict-notice';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
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
