import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card';

interface AuthCardProps {
  title: string;
  text: string;
  /** The question below the form and the link that answers it. */
  other: { question: string; to: string; label: string };
  children: ReactNode;
}

export function AuthCard({ title, text, other, children }: AuthCardProps) {
  return (
    <div className="page grid place-items-center py-12 sm:py-20">
      <Card className="w-full max-w-md p-6 shadow-card sm:p-9">
        <h1 className="font-bold text-2xl">{title}</h1>
        <p className="mt-1.5 mb-7 text-muted text-sm">{text}</p>
        {children}
        <p className="mt-6 text-center text-muted text-sm">
          {other.question}{' '}
          <Link to={other.to} className="font-semibold text-primary underline underline-offset-2">
            {other.label}
          </Link>
        </p>
      </Card>
    </div>
  );
}
