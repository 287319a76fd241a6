import { quantityMax } from '@shopwright/contracts/limits';
import { Minus, Plus } from 'lucide-react';

interface QuantityStepperProps {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  labels: { group: string; decrease: string; increase: string };
}

const stepClass =
  'grid size-11 place-items-center rounded-control transition-colors hover:bg-sunken disabled:opacity-35 disabled:hover:bg-transparent';

export function QuantityStepper({ value, min = 1, max = quantityMax, onChange, labels }: QuantityStepperProps) {
  return (
    <fieldset
      aria-label={labels.group}
      className="inline-flex min-w-0 items-center rounded-control border border-line bg-surface"
    >
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={stepClass}
      >
        <Minus size={16} aria-hidden />
      </button>
      <span aria-live="polite" className="tabular min-w-8 text-center font-semibold text-sm">
        {value}
      </span>
      <button
        type="button"
        aria-label={labels.increase}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={stepClass}
      >
        <Plus size={16} aria-hidden />
      </button>
    </fieldset>
  );
}
