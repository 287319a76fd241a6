import clsx from 'clsx';
import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';

const values = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  label: string;
  /** The labels of 1 to 5 stars. */
  optionLabel: (stars: number) => string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  /** The first of the radio buttons, for a form that puts the focus on its errors. */
  ref?: Ref<HTMLInputElement>;
}

/** One to five stars, as radio buttons: a click, or the arrow keys. */
export function StarChoice({ label, optionLabel, value, onChange, error, ref }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="-ms-2 flex w-fit">
        {values.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              aria-label={optionLabel(stars)}
              aria-invalid={Boolean(error)}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="absolute inset-0 scroll-mt-40 cursor-pointer appearance-none outline-none"
            />
            <Star
              size={26}
              aria-hidden
              className={clsx('pointer-events-none', stars <= value ? 'fill-star text-star' : 'text-line-strong')}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
