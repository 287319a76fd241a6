import type { ReactNode } from 'react';
import { Card } from './card';
import { Skeleton } from './skeleton';

export function StatCard({ label, value, icon }: { label: string; value: ReactNode; icon: ReactNode }) {
  return (
    <Card className="flex items-start justify-between gap-3 p-5">
      <div className="flex min-w-0 flex-col justify-between self-stretch">
        <p className="text-muted text-sm">{label}</p>
        <p className="tabular mt-1.5 font-semibold text-2xl tracking-tight">{value}</p>
      </div>
      <span className="hidden size-10 shrink-0 place-items-center sm:grid rounded-full bg-primary-soft text-primary-ink">
        {icon}
      </span>
    </Card>
  );
}

export function StatCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
    <Skeleton key={index} data-placeholder className="h-24 rounded-card" />
  ));
}
