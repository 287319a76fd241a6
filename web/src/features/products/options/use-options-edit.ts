import type { ProductOptions } from '@shopwright/contracts/http/product-options';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { ApiError, isApiError } from '../../../lib/api-error';
import { refreshProducts } from '../../../lib/queries/staff-products';
import { queryClient } from '../../../lib/query-client';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { toast, toastError } from '../../../ui/toast-store';
import { productOptionsQuery, putProductOptions } from '../api';
import { editOptions, type OptionsAction } from './edit-options';
import { addMissing, matchVariants } from './match-variants';
import { mergeOptions, withKeysOf } from './merge-options';
import { cellId, conflictKey, type OptionErrors, toOptionErrors } from './option-errors';
import { type OptionsBody, toOptionsBody } from './options-body';
import { toOptionsDraft } from './options-draft';

export type OptionsEdit = ReturnType<typeof useOptionsEdit>;

const none: OptionErrors = new Map();

/** Returns true where the product or the stock of a variant was changed by someone else. Other conflicts name a field. */
export const isOptionsConflict = (error: unknown): boolean =>
  isApiError(error, 'conflict') && error.fields.every(({ path }) => /(^|\.)version$/.test(path));

/** Keeps what is typed about the options of a product and its variants, and saves all of it. */
export function useOptionsEdit(product: StaffProduct, read: ProductOptions) {
  const { t, language } = useLanguage();
  const toDraft = (options: ProductOptions) => addMissing(toOptionsDraft(options, product), true);
  const [before, setBefore] = useState(() => toDraft(read));
  const [draft, dispatch] = useReducer(editOptions, before);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState(none);
  const matched = useMemo(() => matchVariants(draft), [draft]);
  const hasChanges = useMemo(
    () => draft !== before && JSON.stringify(draft) !== JSON.stringify(before),
    [draft, before],
  );
  useUnsavedChanges(hasChanges);

  const check = () => {
    const { body, errors } = toOptionsBody(draft, { product, language });
    return { body, errors: toOptionErrors(errors, draft, matched.rows) };
  };
  const errors: OptionErrors = isChecked ? new Map([...refused, ...check().errors]) : refused;

  const edit = useCallback((action: OptionsAction) => {
    if (action.type === 'set-texts') {
      const changed = new Set(action.changes.map(({ at, field }) => cellId(at, field)));
      setRefused((now) => (now.size === 0 ? now : new Map([...now].filter(([id]) => !changed.has(id)))));
    } else if (action.type !== 'set-image') setRefused(none);
    dispatch(action);
  }, []);

  const showBeside = useEffectEvent((newer: ProductOptions) => {
    const fresh = withKeysOf(before, toDraft(newer));
    if (fresh.version === before.version && JSON.stringify(fresh) === JSON.stringify(before)) return;
    dispatch({ type: 'replace', draft: mergeOptions(before, draft, fresh) });
    setBefore(fresh);
  });
  useEffect(() => showBeside(read), [read]);

  const save = useSingleMutation({
    mutationFn: (body: OptionsBody) => putProductOptions(product.id, body),
    onSuccess: async (saved) => {
      const fresh = toDraft(saved);
      setBefore(fresh);
      dispatch({ type: 'replace', draft: fresh });
      setChecked(false);
      queryClient.setQueryData(productOptionsQuery(product.id).queryKey, saved);
      toast(t('products.saved'), t('products.saved_text', { name: product.name }));
      await refreshProducts();
    },
    onError: (error) => {
      if (isOptionsConflict(error)) return;
      const fields = error instanceof ApiError ? error.fields : [];
      const texts = new Map(toOptionErrors(fields, draft, matched.rows));
      for (const field of isApiError(error, 'conflict') ? error.fields : []) {
        const [key, [id]] = [conflictKey(field.path), [...toOptionErrors([field], draft, matched.rows).keys()]];
        if (key && id) texts.set(id, t(key));
      }
      setRefused(texts);
      if (fields.length === 0) toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
    },
  });
  /** Sends what was typed, or shows what is wrong with it. */
  const submit = () => {
    const { body, errors } = check();
    setChecked(true);
    setRefused(none);
    if (errors.size === 0) save.mutate(body);
  };
  return { draft, before, matched, errors, edit, save, submit, hasChanges, product };
}
