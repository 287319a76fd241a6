import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import type { TrailStep } from '../lib/trail';

/** The way from the home page to this one, which is the last step. */
export function Breadcrumbs({ steps, className }: { steps: TrailStep[]; className?: string }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('shared.nav.breadcrumbs')} className={className}>
      <ol className="flex min-w-0 items-center text-muted text-sm">
        {steps.map(({ name, to }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={to}
              className={isLast ? 'min-w-0 truncate' : 'flex min-w-0 max-w-[45vw] shrink-0 items-center lg:max-w-80'}
            >
              {isLast ? (
                <span aria-current="page">{name}</span>
              ) : (
                <>
                  <Link to={to} className="min-h-11 min-w-11 content-center truncate hover:text-ink hover:underline">
                    {name}
                  </Link>
                  <ChevronRight size={14} aria-hidden className="mx-1.5 shrink-0 rtl:-scale-x-100" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
