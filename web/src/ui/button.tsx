import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './skeleton';

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  accent: 'bg-accent text-on-accent hover:brightness-105',
  secondary: 'border border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'border border-line bg-surface text-danger hover:border-danger hover:bg-danger-soft',
  destructive: 'bg-danger text-on-danger hover:brightness-95',
};

const sizes = {
  sm: 'min-h-9 gap-1.5 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 gap-2 px-4.5 text-sm',
  lg: 'min-h-13 gap-2.5 px-6 text-base',
  icon: 'size-11 shrink-0',
};

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  className?: string;
}

/** The look of a button, for links out of the app as well. */
export function buttonClass({ variant = 'primary', size = 'md', className }: Look = {}): string {
  return clsx(
    'inline-flex items-center justify-center rounded-control py-1.5 text-center font-semibold leading-tight transition duration-150',
    'active:scale-[0.985] disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & Look & { isPending?: boolean };

/** While `isPending`, it shows that and takes no second click. */
export function Button({ variant, size, className, isPending, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonClass({ variant, size, className })}
      {...rest}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}

/** Looks like a button and leads to another page. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass({ variant, size, className })} {...rest} />;
}
