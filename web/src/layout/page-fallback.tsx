import { LoadingRegion } from '../components/loading-region';
import { Skeleton } from '../ui/skeleton';

/** The first visit, before the page's own code is there. */
export function PageFallback() {
  return (
    <LoadingRegion className="py-8">
      <Skeleton className="mb-3 h-9 w-72 max-w-full" />
      <Skeleton className="mb-8 h-5 w-96 max-w-full" />
      <div className="grid gap-5 sm:grid-cols-3">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card max-sm:hidden" />
        <Skeleton className="h-24 rounded-card max-sm:hidden" />
      </div>
      <Skeleton className="mt-5 h-[45vh] rounded-card" />
    </LoadingRegion>
  );
}
