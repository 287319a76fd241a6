import clsx from 'clsx';

/** The shape of what is coming. The region around it says that it is busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-sunken', className)} />;
}
