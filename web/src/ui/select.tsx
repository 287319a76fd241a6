import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The look of every control that one types or chooses in. */
export const controlClass = clsx(
  'w-full rounded-control border border-line-strong/60 bg-surface px-3.5 text-base text-ink sm:text-sm rtl:text-right',
  'placeholder:text-muted hover:border-line-strong aria-invalid:border-danger',
  'transition-colors focus-visible:border-primary focus-visible:outline-1 focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:opacity-60',
);

/** The system's own list: right on every phone, and no JavaScript at all. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative inline-flex', className)}>
      <select {...select} className={clsx(controlClass, 'h-11 appearance-none pe-9')} />
      <svg aria-hidden="true" viewBox="0 0 16 16" className="pointer-events-none absolute end-3 top-3.5 size-4">
        <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
