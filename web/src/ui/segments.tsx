import clsx from 'clsx';
import { useId } from 'react';
import type { RadioOption } from './radio-group';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly Omit<RadioOption<Value>, 'hint'>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice as a strip of radio buttons: narrows the list below it down. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={clsx(
        'flex min-w-0 max-w-full flex-wrap gap-1 rounded-control border border-line bg-sunken p-1',
        // Two by two on a phone, rather than one left over.
        options.length === 4 && 'max-sm:*:basis-2/5',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-9 flex-auto pointer-coarse:min-h-11 place-items-center whitespace-nowrap rounded-lg px-2.5 sm:px-3.5 font-medium text-muted text-sm transition-colors hover:text-ink has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-primary has-checked:text-ink has-checked:shadow-card"
        >
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
