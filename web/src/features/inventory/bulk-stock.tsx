import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { isQuantity } from '../../lib/format';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/select';
import { BulkBar } from '../../ui/table-selection';
import { useSetStocks } from './api';

interface BulkStockProps {
  rows: InventoryRow[];
  onClear: () => void;
}

/** Sets the stock of all selected products to one quantity. */
export function BulkStock({ rows, onClear }: BulkStockProps) {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const setStocks = useSetStocks();
  useUnsavedChanges(text !== '');
  const isValid = isQuantity(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) setStocks.mutate({ rows, stockQuantity: Number(text) }, { onSuccess: onClear });
  };
  return (
    <BulkBar
      label={t('shared.table.bulk')}
      count={t('shared.table.selected', { count: rows.length })}
      clearLabel={t('shared.table.clear')}
      onClear={onClear}
    >
      <form onSubmit={save} className="flex items-center gap-2">
        <label className="flex items-center gap-2 text-muted">
          {t('inventory.bulk_stock')}
          <input
            type="text"
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${controlClass} tabular h-9 w-20! pointer-coarse:h-11`}
          />
        </label>
        <Button type="submit" size="sm" disabled={!isValid} isPending={setStocks.isPending}>
          {t('shared.inventory.bulk_apply')}
        </Button>
      </form>
    </BulkBar>
  );
}
