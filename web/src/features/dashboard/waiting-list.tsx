import { useQueries } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, Inbox, type LucideIcon, Star, TriangleAlert, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { combineWaiting, type Waiting, waitingQueries } from '../../lib/queries/waiting';
import { Card } from '../../ui/card';

interface Kind {
  kind: keyof Waiting;
  icon: LucideIcon;
  /** The screen that handles it. */
  to?: string;
}

/** Most urgent first. */
const kinds: Kind[] = [
  { kind: 'toShip', icon: Truck, to: `${paths.orders}?status=open` },
  { kind: 'openMessages', icon: Inbox, to: paths.messages },
  { kind: 'lowStock', icon: TriangleAlert, to: paths.inventory },
  { kind: 'newReviews', icon: Star, to: paths.reviews },
];

/** The work that waits for staff. Leaves out the parts whose service did not answer. */
export function WaitingList() {
  const { t } = useLanguage();
  const { counts, isPending } = useQueries({ queries: waitingQueries, combine: combineWaiting });
  const waiting = kinds.filter(({ kind }) => (counts[kind] ?? 0) > 0);
  return (
    <Card aria-busy={isPending} className="min-w-0 p-4 sm:p-5">
      <h2 className="mb-2 font-semibold text-lg">{t('dashboard.waiting')}</h2>
      {waiting.length === 0 && !isPending && (
        <p className="flex items-center gap-2 py-2 text-muted">
          <CircleCheck size={16} aria-hidden className="shrink-0 text-primary" />
          {t('dashboard.waiting_none')}
        </p>
      )}
      <ul className="-mx-2">
        {waiting.map(({ kind, icon: Icon, to }) => {
          const line = (
            <>
              <Icon size={18} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">{t(`dashboard.waiting_${kind}`, { count: counts[kind] ?? 0 })}</span>
            </>
          );
          const look = 'flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5';
          return (
            <li key={kind}>
              {to === undefined ? (
                <span className={look}>{line}</span>
              ) : (
                <Link to={to} className={`${look} hover:bg-sunken`}>
                  {line}
                  <ChevronRight size={16} aria-hidden className="shrink-0 text-muted rtl:-scale-x-100" />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
