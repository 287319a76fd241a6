import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldError, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formMessage } from '../i18n/form-messages';
import { ApiError } from '../lib/api-client';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** A form checked by one of the contracts' schemas; `field(name)` wires a control up, error text included. */
export function useZodForm<S extends FormSchema>(schema: S, defaultValues: DefaultValues<z.input<S>>) {
  const form = useForm<z.input<S>, unknown, z.output<S>>({ resolver: zodResolver(schema), defaultValues });
  const { errors } = form.formState;
  const errorOf = (name: Path<z.input<S>>) => formMessage((get(errors, name) as FieldError | undefined)?.message);
  const field = (name: Path<z.input<S>>, options?: Parameters<typeof form.register>[1]) => ({
    ...form.register(name, options),
    error: errorOf(name),
  });
  /** Puts what the server had against single fields beside them; false where it named none of this form's. */
  const showServerErrors = (error: unknown): boolean => {
    const known = error instanceof ApiError ? error.fields.filter(({ path }) => path in form.getValues()) : [];
    for (const [index, { path, message }] of known.entries()) {
      form.setError(path as Path<z.input<S>>, { message }, { shouldFocus: index === 0 });
    }
    return known.length > 0;
  };
  return { ...form, field, errorOf, showServerErrors };
}
