import clsx from 'clsx';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { Button } from './button';

export const cardClass = 'rounded-card border border-line bg-surface';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(cardClass, className)} {...rest} />;
}

/** By the width from which its fields stand in two columns. */
const sizes = {
  sm: { card: 'p-6 sm:p-8', grid: 'sm:grid-cols-2', full: 'sm:col-span-2' },
  md: { card: 'max-w-4xl p-5 sm:p-8', grid: 'md:grid-cols-2', full: 'md:col-span-2' },
};

interface FormCardProps {
  title?: string;
  text?: string;
  size?: keyof typeof sizes;
  onSubmit: FormEventHandler;
  submitLabel: string;
  isPending: boolean;
  isDisabled?: boolean;
  /** Stands beside the button: what the form comes to. */
  summary?: ReactNode;
  /** A second button. */
  otherAction?: ReactNode;
  children: ReactNode;
}

/** A form with a card of its own: a heading, fields in up to two columns, one button or two. */
export function FormCard(props: FormCardProps) {
  const {
    title,
    text,
    size = 'sm',
    onSubmit,
    submitLabel,
    isPending,
    isDisabled,
    summary,
    otherAction,
    children,
  } = props;
  const { card, grid, full } = sizes[size];
  return (
    <Card className={card}>
      {title && <h2 className="font-semibold text-xl">{title}</h2>}
      {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      <form onSubmit={onSubmit} noValidate className={`grid gap-5 ${grid} ${title ? 'mt-6' : ''}`}>
        {children}
        <div className={`flex flex-wrap items-center justify-between gap-4 ${full}`}>
          {summary}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isPending={isPending} disabled={isDisabled}>
              {submitLabel}
            </Button>
            {otherAction}
          </div>
        </div>
      </form>
    </Card>
  );
}
