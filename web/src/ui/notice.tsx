import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  info: 'bg-info-soft text-info-ink',
  warning: 'bg-accent-soft text-accent-ink',
  danger: 'bg-danger-soft text-danger-ink',
  success: 'bg-success-soft text-success-ink',
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  /** Spoken at once when it appears. */
  isUrgent?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, isUrgent, className, children }: NoticeProps) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={clsx('rounded-card p-4 text-sm', tones[tone], className)}>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
