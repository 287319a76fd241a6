import clsx from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react';
import { isComposing } from '../../../lib/composing';
import { controlClass } from '../../../ui/select';
import type { TextChange } from './edit-options';
import type { VariantField } from './options-draft';
import { isBlock } from './paste-block';
import { fieldLooks } from './variant-columns';

interface VariantCellProps {
  at: number;
  /** Of the table. */
  row: number;
  field: VariantField;
  label: string;
  text: string;
  placeholder: string | undefined;
  error: string | undefined;
  hint: string | undefined;
  isReadOnly: boolean;
  onChange: (change: TextChange) => void;
  onPaste: (text: string, row: number, field: VariantField) => void;
}

/** A field of a variant. Enter and the arrow keys lead to the rows above and below. */
export const VariantCell = memo(function VariantCell(props: VariantCellProps) {
  const { at, row, field, label, text, placeholder, error, hint, isReadOnly, onChange, onPaste } = props;
  const id = useId();
  const { isNumeric, inputMode, maxLength, width } = fieldLooks[field];
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!isBlock(pasted)) return;
    event.preventDefault();
    onPaste(pasted, row, field);
  };
  return (
    <span className={clsx('block font-normal', width)}>
      <input
        data-cell={`${row}:${field}`}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        inputMode={inputMode}
        maxLength={maxLength}
        dir={isNumeric ? 'ltr' : 'auto'}
        autoComplete="off"
        placeholder={placeholder}
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => onChange({ at, field, text: target.value })}
        onPaste={paste}
        onKeyDown={moveByKey}
        className={clsx(
          controlClass,
          'h-9 px-2! pointer-coarse:h-11',
          isNumeric && 'tabular text-end!',
          isReadOnly && 'border-transparent! bg-transparent!',
        )}
      />
      {hint && (
        <span id={`${id}-hint`} className="block px-2 text-muted text-xs">
          {hint}
        </span>
      )}
      {error && (
        <span
          id={`${id}-error`}
          className="block max-w-40 whitespace-normal px-1 pt-0.5 text-start text-danger text-xs"
        >
          {error}
        </span>
      )}
    </span>
  );
});

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
  // Enter would send the form.
  event.preventDefault();
  const [row, field] = (event.currentTarget.dataset.cell ?? '').split(':');
  const isBack = event.key === 'Enter' && event.shiftKey;
  const cell = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-cell="${Number(row) + (isBack ? -1 : step)}:${field}"]`);
  cell?.focus();
  cell?.select();
}
