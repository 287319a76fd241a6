import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The shape of what is coming. The region around it says that it is busy. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-sunken', className)} {...rest} />;
}

/** The shape of a list that is coming. */
export function ListSkeleton({ count, className }: { count: number; className: string }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <Skeleton key={index} data-placeholder className={clsx('rounded-card', className)} />
      ))}
    </div>
  );
}

/** Decoration: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
        className,
      )}
    />
  );
}
