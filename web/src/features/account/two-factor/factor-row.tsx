import type { ReactNode } from 'react';

export interface TakesCodes {
  /** Takes recovery codes to show, where the change created some. */
  onCodes: (codes: string[] | null) => void;
}

/** One kind of factor: what it is, and what can be done with it. */
export function FactorRow({ title, text, action }: { title: string; text: ReactNode; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-52 flex-1">
        <h3 className="font-medium">{title}</h3>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {action}
    </div>
  );
}
