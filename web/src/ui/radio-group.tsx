import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

interface RadioGroupProps<Value extends string> extends Choice<Value> {
  label: string;
  options: readonly RadioOption<Value>[];
  className?: string;
}

interface Choice<Value extends string> {
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Returns the props of an option's radio button, whose name its group shares. */
function useRadio<Value extends string>({ value: chosen, onChange }: Choice<Value>) {
  const name = useId();
  return ({ value }: Pick<RadioOption<Value>, 'value'>) => ({
    type: 'radio' as const,
    name,
    checked: value === chosen,
    onChange: () => onChange(value),
  });
}

/** The browser's own radio buttons: arrow keys move inside, Tab goes past. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, className } = props;
  const radioOf = useRadio(props);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className={clsx('grid gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-start gap-3 rounded-control border border-line-strong/60 bg-surface px-3.5 py-2.5 text-sm transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-ink"
          >
            <input {...radioOf(option)} className="mt-0.5 size-4.5 shrink-0 accent-primary" />
            <span className="min-w-0 grow">
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="block text-xs opacity-85">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SegmentsProps<Value extends string> extends Choice<Value> {
  label: string;
  options: readonly Omit<RadioOption<Value>, 'hint'>[];
}

/** A choice as a strip of radio buttons: narrows the list below it down. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options } = props;
  const radioOf = useRadio(props);
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
          className="relative grid min-h-9 flex-auto pointer-coarse:min-h-11 place-items-center whitespace-nowrap rounded-lg px-2.5 sm:px-3.5 font-medium text-muted text-sm transition-colors hover:text-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-primary has-checked:text-ink has-checked:shadow-card"
        >
          <input {...radioOf(option)} className="absolute inset-0 cursor-pointer appearance-none outline-none" />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
