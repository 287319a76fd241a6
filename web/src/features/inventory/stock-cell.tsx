import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/select';
import { Tooltip } from '../../ui/tooltip';
import { isQuantity, quantityFrom, useSetStock } from './api';

/** The quantity, or in its place a number field with Save and Cancel. Enter saves, Escape cancels. */
export function StockCell({ row }: { row: InventoryRow }) {
  const { t } = useLanguage();
  const [text, setText] = useState<string | null>(null);
  /** What was typed is no quantity: it is shown as 0 first, and stored only when saved again. */
  const [isCorrected, setCorrected] = useState(false);
  const hintId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const setStock = useSetStock();
  const close = () => {
    // The button has to be there again before it can have the focus.
    flushSync(() => {
      setText(null);
      setCorrected(false);
    });
    editButton.current?.focus();
  };
  if (text === null) {
    return (
      <span className="inline-flex h-13 min-w-48 items-center gap-1">
        <span className="tabular min-w-8 font-semibold">{row.stockQuantity}</span>
        <Tooltip text={t('inventory.edit')}>
          <Button
            ref={editButton}
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
    if (!isQuantity(text)) {
      setText(String(quantityFrom(text)));
      setCorrected(true);
      return;
    }
    setStock.mutate({ row, stockQuantity: quantityFrom(text) }, { onSuccess: close });
  };
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      noValidate
      className="relative flex h-13 min-w-48 items-center gap-1"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button just pressed
        autoFocus
        type="number"
        min={0}
        step={1}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setCorrected(false);
        }}
        onFocus={(event) => event.target.select()}
        aria-label={t('inventory.quantity_named', { name: row.name })}
        aria-describedby={isCorrected ? hintId : undefined}
        className={`${controlClass} h-11 max-w-24`}
      />
      <Button type="submit" size="icon" aria-label={t('inventory.save')} isPending={setStock.isPending}>
        {!setStock.isPending && <Check size={16} aria-hidden />}
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('inventory.cancel')} onClick={close}>
        <X size={16} aria-hidden />
      </Button>
      {isCorrected && (
        <p
          id={hintId}
          role="alert"
          className="absolute start-0 top-full z-10 w-60 rounded-control bg-accent-soft p-2.5 text-accent-ink text-sm shadow-lift"
        >
          {t('inventory.corrected')}
        </p>
      )}
    </form>
  );
}
