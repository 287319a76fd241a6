import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { Tooltip } from '../../ui/tooltip';
import { useSetStock } from './api';
import { quantityFrom } from './stock-level';

/** The quantity, or in its place a number field with Save and Cancel. */
export function StockCell({ row }: { row: InventoryRow }) {
  const { t } = useLanguage();
  const [text, setText] = useState<string | null>(null);
  const setStock = useSetStock();
  if (text === null) {
    return (
      <span className="inline-flex items-center gap-1">
        <span className="tabular min-w-8 font-semibold">{row.stockQuantity}</span>
        <Tooltip text={t('inventory.edit')}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('inventory.edit_named', { name: row.name })}
            onClick={() => setText(String(row.stockQuantity))}
          >
            <Pencil size={16} aria-hidden />
          </Button>
        </Tooltip>
      </span>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (setStock.isPending) return;
    setStock.mutate(
      { row, stockQuantity: quantityFrom(text) },
      {
        onSuccess: () => {
          setText(null);
          toast(t('inventory.updated'), t('inventory.updated_text', { name: row.name }));
        },
        onError: () => toastError(t('toast.update_failed'), t('inventory.failed')),
      },
    );
  };
  return (
    <form onSubmit={save} noValidate className="inline-flex items-center gap-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button just pressed
        autoFocus
        type="number"
        min={0}
        step={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText(null)}
        aria-label={t('inventory.quantity_named', { name: row.name })}
        className={`${controlClass} h-11 w-24`}
      />
      <Button type="submit" size="icon" aria-label={t('inventory.save')} isPending={setStock.isPending}>
        {!setStock.isPending && <Check size={16} aria-hidden />}
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('inventory.cancel')} onClick={() => setText(null)}>
        <X size={16} aria-hidden />
      </Button>
    </form>
  );
}
