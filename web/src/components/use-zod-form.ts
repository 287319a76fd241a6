import { zodResolver } from '@hookform/resolvers/zod';
import { type ValidationCode, validationCode, validationMessages } from '@shopwright/contracts/validation-messages';
import type { UseMutationResult } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { translate } from '../i18n/language';
import type { MessageKey } from '../i18n/messages';
import { ApiError } from '../lib/api-error';
import { mergeEdits } from '../lib/merge-edits';
import { useUnsavedChanges } from '../lib/unsaved-changes';
import '../lib/zod-without-eval';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

interface Outcomes<S, Result, Variables> {
  /** Validates this time, and until the next, in place of the form's own. */
  schema?: S | undefined;
  onSuccess?: (result: Result, sent: Variables) => void;
  /** Called with every error. */
  onError?: (error: Error) => void;
  /** Called with an error that no field of the form shows. */
  failed?: (error: Error) => void;
  /** True for an error that the screen shows by itself: no field shows it, and `failed` is not called. */
  isShown?: (error: Error) => boolean;
  /** Returns the field of the form for one that the server names. The same where absent. */
  toField?: (path: string) => string;
}

/** `input` makes what is sent of the form's values; undefined sends nothing. Optional where both are the same. */
type Input<Values, Variables> = Values extends Variables
  ? { input?: (values: Values) => Variables | undefined }
  : { input: (values: Values) => Variables | undefined };

interface FormOptions<Name extends string> {
  /** What an empty field says in place of its name's usual message. */
  empty?: Partial<Record<Name, MessageKey>>;
  /** False for a form that may be left without a question, because it keeps what was typed or asks for nothing new. */
  asksToLeave?: boolean;
}

/**
 * Validates a form by a schema of the contracts. `field(name)` connects a control, error text included. While it has unsaved
 * changes the page, or the dialog around it, is not left without a question.
 */
export function useZodForm<S extends FormSchema>(
  schema: S,
  defaultValues: DefaultValues<z.input<S>>,
  { asksToLeave = true, empty = {} }: FormOptions<keyof z.input<S> & string> = {},
) {
  type Values = z.output<S>;
  const validating = useRef(schema);
  const form = useForm<z.input<S>, unknown, Values>({
    resolver: (...asked) => resolveForm(validating.current, empty)(...asked),
    defaultValues,
  });
  const { errors, isDirty } = form.formState;
  const saved = useRef<string>(undefined);
  useUnsavedChanges(() => asksToLeave && isDirty && JSON.stringify(form.getValues()) !== saved.current);
  const getError = (name: Path<z.input<S>>) => formMessage((get(errors, name) as FieldError | undefined)?.message);
  const field = (name: Path<z.input<S>>, options?: Parameters<typeof form.register>[1]) => ({
    ...form.register(name, options),
    error: getError(name),
  });
  /** Shows the server's validation errors beside their fields; false where it named no field of this form. */
  const showServerErrors = (error: unknown, toField = (path: string) => path): boolean => {
    const named = error instanceof ApiError ? error.fields : [];
    const known = named
      .map(({ path, message }) => ({ path: toField(path), message }))
      .filter(({ path }) => get(form.getValues(), path) !== undefined);
    for (const [index, { path, message }] of known.entries()) {
      form.setError(path as Path<z.input<S>>, { message }, { shouldFocus: index === 0 });
    }
    return known.length > 0;
  };
  /** Returns the submit handler that sends the valid form by `mutation`, and shows the server's errors. */
  const submit = <Result, Variables>(
    mutation: Pick<UseMutationResult<Result, Error, Variables>, 'mutate'>,
    {
      schema: own = schema,
      input,
      onSuccess,
      onError,
      failed,
      isShown,
      toField,
    }: Outcomes<S, Result, Variables> & Input<Values, Variables>,
  ) => {
    const toInput = (input ?? ((values: Values) => values)) as (values: Values) => Variables | undefined;
    const send = form.handleSubmit((values) => {
      const sent = toInput(values);
      if (sent === undefined) return;
      const typed = JSON.stringify(form.getValues());
      mutation.mutate(sent, {
        onSuccess: (result) => {
          saved.current = typed;
          onSuccess?.(result, sent);
        },
        onError: (error) => {
          onError?.(error);
          if (!isShown?.(error) && !showServerErrors(error, toField)) failed?.(error);
        },
      });
    });
    return (event?: BaseSyntheticEvent) => {
      validating.current = own;
      return send(event);
    };
  };
  /** Shows what someone else has saved, beside what was typed. */
  const fillBeside = (newer: z.input<S>) => {
    const merged = mergeEdits(form.formState.defaultValues as z.input<S>, form.getValues(), newer);
    form.reset(newer as DefaultValues<z.input<S>>);
    // All of it together: of a list set by itself, rows that the other does not have would stay on the screen.
    form.reset(merged, { keepDefaultValues: true });
  };
  return { ...form, field, getError, showServerErrors, submit, fillBeside };
}

/** By the message for a value that is too short, or is none of what the field takes. */
const emptyMessages: Partial<Record<string, MessageKey>> = {
  [validationMessages.name_min]: 'shared.form.empty.any_name',
  [validationMessages.first_name]: 'shared.form.empty.first_name',
  [validationMessages.last_name]: 'shared.form.empty.last_name',
  [validationMessages.email]: 'shared.form.empty.email',
  [validationMessages.address]: 'shared.form.empty.address',
  [validationMessages.password_min]: 'shared.form.empty.password',
  [validationMessages.password_min_staff]: 'shared.form.empty.password',
  [validationMessages.card_number]: 'shared.form.empty.card_number',
  [validationMessages.expiry]: 'shared.form.empty.expiry',
  [validationMessages.cvv]: 'shared.form.empty.cvv',
  [validationMessages.title_min]: 'shared.form.empty.title',
  [validationMessages.review_min]: 'shared.form.empty.review',
  [validationMessages.subject_min]: 'shared.form.empty.subject',
  [validationMessages.message_min]: 'shared.form.empty.message',
};

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Asks for what is missing: someone who typed nothing needs no minimum length. The message is then a key. */
function resolveForm<S extends FormSchema>(
  schema: S,
  empty: Partial<Record<string, MessageKey>>,
): Resolver<z.input<S>, unknown, z.output<S>> {
  const resolve = zodResolver(schema);
  return async (values, ...context) => {
    const result = await resolve(values, ...context);
    for (const [name, error] of Object.entries<{ message?: unknown } | undefined>(result.errors)) {
      const key = empty[name] ?? emptyMessages[String(error?.message)];
      if (error && key && isBlank(values[name])) error.message = key;
    }
    return result;
  };
}

const isEmptyKey = (message: string): message is MessageKey => message.startsWith('shared.form.empty.');

const keyFor = (code: ValidationCode): MessageKey =>
  code === 'public_https' ? 'shared.form.https' : `shared.form.${code}`;

/** Translates a validation message by its code. One without a code becomes "Required" or "Invalid input". */
export function formMessage(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  if (isEmptyKey(message)) return translate(message);
  const known = validationCode(message);
  if (known?.code === 'at_most') return translate('shared.form.at_most', { max: known.max });
  if (known) return translate(keyFor(known.code));
  return translate(/received undefined|received null/.test(message) ? 'shared.form.required' : 'shared.form.invalid');
}
