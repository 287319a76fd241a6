import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlClass, Select } from './select';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
}

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** Label, control, hint and error, told apart and joined for everyone who cannot see them together. */
function Field({ label, error, hint, className, children }: FieldProps & { children: (w: Wiring) => ReactNode }) {
  const id = useId();
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, error, hint, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, error, hint, className }}>
      {(wiring) => <input {...wiring} {...input} className={clsx(controlClass, 'h-11')} />}
    </Field>
  );
}

/** Asks for the password in use, which browsers fill in. */
export const CurrentPasswordField = (props: FieldProps & ComponentProps<'input'>) => (
  <TextField type="password" autoComplete="current-password" {...props} />
);

export function TextArea({ label, error, hint, className, ...input }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint, className }}>
      {(wiring) => (
        <textarea dir="auto" rows={3} {...wiring} {...input} className={clsx(controlClass, 'py-2.5 leading-relaxed')} />
      )}
    </Field>
  );
}

export function SelectField({ label, error, hint, className, ...input }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, error, hint, className }}>
      {(wiring) => <Select {...wiring} {...input} className="w-full" />}
    </Field>
  );
}
