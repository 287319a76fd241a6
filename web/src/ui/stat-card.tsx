import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from './card';
import { Skeleton } from './skeleton';

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** The facts that the value leaves out, in a few words. */
  hint?: string | undefined;
  icon: LucideIcon;
  /** The list of what is counted. */
  to?: string;
}

export function StatCard({ label, value, hint, icon: Icon, to }: StatCardProps) {
  return (
    <Card className={clsx('relative flex items-start justify-between gap-3 p-5', to && 'hover:border-line-strong')}>
      <div className="flex min-w-0 flex-col justify-between self-stretch">
        <p className="text-muted text-sm">
          {to ? (
            <Link
              to={to}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
            >
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
        <div className="tabular mt-1.5 font-semibold text-2xl tracking-tight">{value}</div>
        {hint && <p className="mt-1 text-muted text-xs">{hint}</p>}
      </div>
      <span className="hidden size-10 shrink-0 place-items-center sm:grid rounded-full bg-primary-soft text-primary-ink">
        <Icon size={18} aria-hidden />
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

/** An item of a list: a heading and a text, beside an icon that says the same. */
export function FeatureTile({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 text-muted text-sm leading-relaxed">{text}</p>
      </div>
    </li>
  );
}
