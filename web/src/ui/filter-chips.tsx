import clsx from 'clsx';
import { X } from 'lucide-react';

interface FilterChipsProps {
  label: string;
  chips: { value: string; label: string }[];
  /** The value of the chip that is on, or ''. */
  value: string;
  onChange: (value: string) => void;
}

/** Filters of a list as a row of buttons; the one that is on is pressed, and pressing it again clears it. */
export function FilterChips({ label, chips, value, onChange }: FilterChipsProps) {
  return (
    <fieldset className="-mx-1 flex min-w-0 flex-1 basis-80 gap-1.5 overflow-x-auto p-1 sm:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => {
        const isOn = chip.value === value;
        return (
          <button
            key={chip.value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? '' : chip.value)}
            className={clsx(
              'inline-flex min-h-8 shrink-0 pointer-coarse:min-h-11 max-w-56 items-center gap-1 rounded-full border px-3 text-sm',
              isOn
                ? 'border-primary bg-primary-soft font-semibold text-primary-ink'
                : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
            )}
          >
            <bdi className="truncate">{chip.label}</bdi>
            {isOn && <X size={14} aria-hidden className="shrink-0" />}
          </button>
        );
      })}
    </fieldset>
  );
}
