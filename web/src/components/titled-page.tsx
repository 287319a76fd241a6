import type { ReactNode } from 'react';
import { useTitle } from './use-head';

interface PageHeaderProps {
  title: string;
  text?: string;
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
    <div className="page py-8 sm:py-10">
      <PageHeader {...header} />
      {children}
    </div>
  );
}

export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 sm:flex-1">
        <h1 className="font-bold text-2xl sm:text-3xl">{title}</h1>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
      </div>
      {actions}
    </div>
  );
}
