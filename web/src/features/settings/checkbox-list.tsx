interface CheckboxListProps<Value extends string> {
  label: string;
  hint?: string;
  options: { value: Value; label: string; isFixed?: boolean }[];
  checked: readonly Value[];
  onChange: (checked: Value[]) => void;
}

/** Checkboxes in up to three columns, whose checked values stay in the order of the list. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { label, hint, options, checked, onChange } = props;
  const toggle = (value: Value, isChecked: boolean) =>
    onChange(
      options.flatMap((option) =>
        (option.value === value ? isChecked : checked.includes(option.value)) ? option.value : [],
      ),
    );
  return (
    <fieldset>
      <legend className="font-medium text-sm">{label}</legend>
      {hint && <p className="mt-1 text-muted text-xs">{hint}</p>}
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={checked.includes(option.value)}
              disabled={option.isFixed}
              onChange={(event) => toggle(option.value, event.target.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
