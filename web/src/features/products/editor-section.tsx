import type { ReactNode } from 'react';
import { Card } from '../../ui/card';

interface EditorSectionProps {
  title: string;
  /** Stands beside the title, at the end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the product's page. */
export function EditorSection({ title, aside, children }: EditorSectionProps) {
  return (
    <Card className="p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
