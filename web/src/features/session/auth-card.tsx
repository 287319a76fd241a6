import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card';

interface AuthCardProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** The question below the form and the link that answers it. */
  other?: { question: string; to: string; label: string };
  children: ReactNode;
}

export function AuthCard({ title, text, icon, other, children }: AuthCardProps) {
  return (
    <div className="page grid place-items-center py-12 sm:py-20">
      <Card className="w-full max-w-md p-6 shadow-card sm:p-9">
        {icon && (
          <span className="mb-5 grid size-12 place-items-center rounded-full bg-primary-soft text-primary-ink">
            {icon}
          </span>
        )}
        <h1 className="font-bold text-2xl">{title}</h1>
        {text && <p className="mt-1.5 text-muted text-sm">{text}</p>}
        <div className="mt-7">{children}</div>
        {other && (
          <p className="mt-6 text-center text-muted text-sm">
            {other.question}{' '}
            <Link to={other.to} className={authLinkClass}>
              {other.label}
            </Link>
          </p>
        )}
      </Card>
    </div>
  );
}

export const authLinkClass = 'font-semibold text-primary underline underline-offset-2';
