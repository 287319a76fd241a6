import type { BulkResult } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { useMutation } from '@tanstack/react-query';
import { type Translate, useLanguage } from '../../../i18n/language-provider';
import { isApiError } from '../../../lib/api-error';
import { refreshProducts } from '../../../lib/queries/staff-products';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { toast, toastError } from '../../../ui/toast-store';
import { bulkEditProducts, undoBulkEdit } from './api';

type UndoRows = Parameters<typeof undoBulkEdit>[0];

/** Returns what an undo of the change sends. */
const undoRowsOf = (results: BulkResult[]): UndoRows =>
  results.flatMap((row) =>
    row.outcome === 'changed' ? [{ id: row.id, version: row.version, before: row.before }] : [],
  );

/** Returns false where every product was left alone, so that the change can be tried again. */
export const hasTakenEffect = (results: BulkResult[]): boolean =>
  results.some(({ outcome }) => outcome === 'changed' || outcome === 'unchanged');

/** Returns how many products were left alone and why, if any were. */
function describeMissed(results: BulkResult[], t: Translate): string | undefined {
  const missed = results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged');
  if (missed.length === 0) return undefined;
  const reasons = new Set(missed.map((row) => (row.outcome === 'skipped' ? row.reason : 'conflict')));
  const [reason] = [...reasons];
  const why = reasons.size === 1 && reason ? ` ${t(`products.why_${reason}`)}` : '';
  return `${t('products.unchanged', { count: missed.length })}${why}`;
}

/** Changes one product or many, and offers an undo that restores what was before. */
export function useBulkEdit() {
  const { t } = useLanguage();
  const showMissed = (results: BulkResult[]) => toastError(t('shared.toast.update_failed'), describeMissed(results, t));
  const onError = (error: unknown) => {
    toastError(
      t('shared.toast.update_failed'),
      t(isApiError(error, 'conflict') ? 'products.why_conflict' : 'shared.error.try_again'),
    );
    return refreshProducts();
  };
  const undo = useMutation({
    mutationFn: (rows: UndoRows) => undoBulkEdit(rows),
    onSuccess: ({ results }) => {
      if (undoRowsOf(results).length === 0) showMissed(results);
      else toast(t('products.undone'), describeMissed(results, t));
      return refreshProducts();
    },
    onError,
  });
  return useSingleMutation({
    mutationFn: bulkEditProducts,
    onSuccess: ({ results }) => {
      const rows = undoRowsOf(results);
      const missed = describeMissed(results, t);
      if (rows.length === 0 && missed !== undefined) {
        showMissed(results);
      } else {
        const action = rows.length > 0 ? { label: t('shared.undo'), onSelect: () => undo.mutate(rows) } : undefined;
        toast(t('products.changed', { count: rows.length }), missed, action);
      }
      return refreshProducts();
    },
    onError,
  });
}

/** Publishes a draft, or takes a product off sale as one. */
export function useSetDraft() {
  const bulk = useBulkEdit();
  return {
    mutate: ({ id, version }: Pick<StaffProduct, 'id' | 'version'>, isDraft: boolean) =>
      bulk.mutate({ products: { rows: [{ id, version }] }, change: { type: 'set-draft', isDraft } }),
    isPending: bulk.isPending,
  };
}
