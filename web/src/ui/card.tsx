import clsx from 'clsx';
import type { ComponentProps } from 'react';

export const cardClass = 'rounded-card border border-line bg-surface';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(cardClass, className)} {...rest} />;
}
