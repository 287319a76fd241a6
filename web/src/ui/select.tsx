import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class';

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
