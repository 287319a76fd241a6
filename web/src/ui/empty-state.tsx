import clsx from 'clsx';
import type { ReactNode } from 'react';
import errorDrawing from './error.svg?no-inline';

/** The drawings of public/images/illustrations. */
type Illustration = 'empty-cart' | 'error' | 'no-orders' | 'no-results' | 'not-found' | 'offline' | 'sign-in-needed';

/** Fetches the drawing of errors ahead, for it is shown where nothing can be fetched. */
export async function prefetchErrorDrawing(): Promise<void> {
  new Image().src = errorDrawing;
}

interface EmptyStateProps {
  icon?: ReactNode;
  /** A drawing shown instead of an icon. */
  illustration?: Illustration;
  title: string;
  text?: string;
  /** A link or button that leads on. */
  children?: ReactNode;
  /** The level of its heading on the page. */
  level?: 1 | 2 | 3;
  className?: string;
  isUrgent?: boolean;
}

export function EmptyState({
  icon,
  illustration,
  title,
  text,
  children,
  level = 2,
  className,
  isUrgent,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role={isUrgent ? 'alert' : undefined}
      className={clsx('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center', className)}
    >
      {illustration && (
        <img
          src={illustration === 'error' ? errorDrawing : `/images/illustrations/${illustration}.svg`}
          alt=""
          width={176}
          height={140}
          className="mb-1 h-35 w-44"
        />
      )}
      {icon && <div className="mb-1 grid size-16 place-items-center rounded-full bg-sunken text-muted">{icon}</div>}
      <Heading className="font-semibold text-xl">{title}</Heading>
      {text && <p className="text-balance text-muted">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
