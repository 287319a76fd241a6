import { Skeleton } from '../../ui/skeleton';

/** Placeholder for reviews. It is not `aria-busy` while nothing is being loaded. */
export function ReviewsSkeleton({ isBusy = true }: { isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy} className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-16">
      <Skeleton className="h-52 rounded-card" />
      <div className="grid gap-7">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    </div>
  );
}
