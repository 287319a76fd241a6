import clsx from 'clsx';

/** The look of every control that one types or chooses in. */
export const controlClass = clsx(
  'w-full rounded-control border border-line-strong/60 bg-surface px-3.5 text-base text-ink sm:text-sm rtl:text-right',
  'placeholder:text-muted hover:border-line-strong aria-invalid:border-danger',
  'transition-colors focus-visible:border-primary focus-visible:outline-1 focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:opacity-60',
);
