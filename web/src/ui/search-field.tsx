import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { controlClass } from './select';

interface SearchFieldProps {
  /** Its name and its placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Narrows the list below it down while one types. */
export function SearchField({ label, value, onChange, className, ref }: SearchFieldProps) {
  return (
    <span className={clsx('relative inline-flex', className)}>
      <Search size={16} aria-hidden className="pointer-events-none absolute start-3.5 top-3.5 text-muted" />
      <input
        ref={ref}
        type="search"
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        className={clsx(controlClass, 'h-11 ps-10')}
      />
    </span>
  );
}

/** The value as it was once it has stood still for a moment: one request per word typed, not per letter. */
export function useDebounced<T>(value: T, delayMs = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
