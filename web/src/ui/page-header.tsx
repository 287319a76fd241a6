import type { ReactNode } from 'react';

export function PageHeader({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 sm:flex-1">
        <h1 className="font-bold text-2xl sm:text-3xl">{title}</h1>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}
