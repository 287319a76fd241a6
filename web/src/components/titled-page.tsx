import type { ReactNode } from 'react';
import { useTitle } from './use-head';

interface PageHeaderProps {
  title: string;
  text?: string;
  /** The number of things that the page lists, as text. */
  count?: string;
  /** Stands beside the title: a filter, a button. */
  actions?: ReactNode;
}

interface TitledPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** A page of the back office: named in the tab and by its heading, with what one can do beside it. */
export function TitledPage({ children, ...header }: TitledPageProps) {
  useTitle(header.title);
  return (
    <div className="page py-6 sm:py-8">
      <PageHeader {...header} />
      {children}
    </div>
  );
}

export function PageHeader({ title, text, count, actions }: PageHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 sm:flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h1 className="font-bold text-2xl">{title}</h1>
          {count !== undefined && <span className="tabular text-lg text-muted">{count}</span>}
        </div>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {actions}
    </div>
  );
}
