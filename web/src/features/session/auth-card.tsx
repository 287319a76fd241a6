import { Link2Off } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';

export interface AuthCardProps {
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

export const authLinkClass =
  'font-semibold text-primary underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

interface AuthFormProps {
  onSubmit: FormEventHandler;
  submitLabel: string;
  isPending: boolean;
  /** The reason why the last attempt failed, if no field says so. */
  error?: { title: string; text: string } | undefined;
  children: ReactNode;
}

export function AuthForm({ onSubmit, submitLabel, isPending, error, children }: AuthFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {error && !isPending && (
        <Notice tone="danger" isUrgent takesFocus title={error.title}>
          {error.text}
        </Notice>
      )}
      {children}
      <Button type="submit" size="lg" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Returns true where the token of an emailed link is used, replaced, expired or unknown. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.some(({ path }) => path === 'token'));

/** In place of what a mailed link was for. `children`: the way to a new one. */
export function LinkExpired({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      level={1}
      icon={<Link2Off aria-hidden />}
      title={t('session.link.expired')}
      text={t('session.link.expired_text')}
    >
      {children}
    </EmptyState>
  );
}
