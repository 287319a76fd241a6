import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

const tones = {
  info: 'bg-info-soft text-info-ink',
  warning: 'bg-accent-soft text-accent-ink',
  danger: 'bg-danger-soft text-danger-ink',
  success: 'bg-success-soft text-success-ink',
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  /** Spoken as soon as it appears. */
  isUrgent?: boolean;
  /** Gets the focus when it appears, where it answers what the user has just done. */
  takesFocus?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, isUrgent, takesFocus, className, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role={isUrgent ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      className={clsx('scroll-mt-32 rounded-card p-4 text-sm', tones[tone], className)}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
