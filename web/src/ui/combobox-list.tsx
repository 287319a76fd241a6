import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { type ComboboxState, optionId } from './use-combobox';

interface ComboboxListProps<Option> {
  /** From `useCombobox`. */
  list: ComboboxState<Option>;
  label: string;
  options: Option[];
  optionKey: (option: Option) => string;
  /** Stands above the options. */
  note?: string | undefined;
  children: (option: Option) => ReactNode;
}

/** The list of a combobox, below its text field. */
export function ComboboxList<Option>({ list, label, options, optionKey, note, children }: ComboboxListProps<Option>) {
  const { id, isOpen, active, onChoose } = list;
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  if (!isOpen) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(34rem,70dvh)] animate-pop-in overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-lift"
    >
      {note && (
        <p role="presentation" className="wrap-anywhere px-3 py-2 text-muted text-xs">
          {note}
        </p>
      )}
      {options.map((option, index) => (
        <button
          key={optionKey(option)}
          id={optionId(id, index)}
          type="button"
          role="option"
          aria-selected={index === active}
          // The text field keeps the focus: the keys are its own, and losing it would close the list before the click.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={clsx(
            'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-start text-sm',
            index === active ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
          )}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}
