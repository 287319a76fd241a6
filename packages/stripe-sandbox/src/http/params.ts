import * as z from 'zod';
import type { Form } from './form';
import { invalidParam, missingParam, type StripeError } from './stripe-error';

/** Form fields arrive as text. These read them; an empty text is Stripe's way to say "unset". */
export const text = z.string().max(5_000);
export const integer = z
  .string()
  .regex(/^[+-]?\d{1,15}$/, 'integer')
  .transform(Number);
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
export const emailText = z.string().max(512);

const asObject = (value: unknown) => (Array.isArray(value) ? { ...value } : value === '' ? {} : value);

/** `metadata[k]=` removes k, `metadata=` removes all. */
export const metadata = z
  .union([z.literal(''), z.preprocess(asObject, z.record(z.string(), z.string()))])
  .superRefine((value, context) => {
    const entries = Object.entries(value === '' ? {} : value);
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (entries.length > 50) refuse('Metadata can have up to 50 keys');
    for (const [key, item] of entries) {
      if (key.length > 40)
        refuse(`Metadata keys can have up to 40 characters, but you passed in a key with ${key.length}`);
      if (item.length > 500)
        refuse(
          `Metadata values can have up to 500 characters, but you passed in a value that is ${item.length} characters.`,
        );
    }
  });

const fields = <Name extends string, S>(names: Name[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;

/** Optional texts of these names. */
export const texts = <Name extends string>(...names: Name[]) => fields(names, text.optional());

export const address = z.strictObject(texts('city', 'country', 'line1', 'line2', 'postal_code', 'state'));

export const shipping = z.strictObject({
  address: address.optional(),
  ...texts('name', 'phone', 'carrier', 'tracking_number'),
});

export const billingDetails = z.strictObject({
  address: z.union([address, z.literal('')]).optional(),
  ...texts('email', 'name', 'phone', 'tax_id'),
});

/** Accepts and ignores these: fields that change nothing here, listed in README.md. */
export const ignoring = <Name extends string>(...names: Name[]) => fields(names, z.unknown().optional());

export const expand = z.array(z.string()).max(20).optional();

const bounds = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

export const listParams = {
  limit: integer.refine((limit) => limit >= 1 && limit <= 100, 'Invalid limit: must be between 1 and 100.').optional(),
  ...texts('starting_after', 'ending_before'),
  created: z.union([integer.transform((at) => ({ gte: at, lte: at })), bounds]).optional(),
  expand,
};

export function mergeMetadata(
  current: Record<string, string>,
  change: '' | Record<string, string> | undefined,
): Record<string, string> {
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''));
}

export function readParams<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw toError(parsed.error.issues, form);
}

type Issue = z.core.$ZodIssue;

const bracketed = ([head, ...rest]: PropertyKey[]) =>
  `${String(head)}${rest.map((part) => `[${String(part)}]`).join('')}`;

function toError(issues: Issue[], form: Form): StripeError {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const names = unknown.flatMap((issue) => issue.keys.map((key) => bracketed([...issue.path, key])));
  if (names.length > 0) {
    const noun = names.length > 1 ? 'unknown parameters' : 'unknown parameter';
    return invalidParam(names[0] ?? '', `Received ${noun}: ${names.join(', ')}`, 'parameter_unknown');
  }
  const missing = issues.find((issue) => valueAt(form, issue.path) === undefined);
  if (missing) return missingParam(bracketed(missing.path));
  return worded(flatten(issues[0]), form);
}

/** Picks the branch of a union that matched furthest, which is what the caller most likely meant. */
function flatten(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const branches = issue.errors.flat();
  const deepest = branches.toSorted((a, b) => b.path.length - a.path.length || Number(b.code === 'custom'))[0];
  return deepest ? flatten({ ...deepest, path: [...issue.path, ...deepest.path] }) : issue;
}

function worded(issue: Issue | undefined, form: Form): StripeError {
  const param = bracketed(issue?.path ?? []);
  const value = valueAt(form, issue?.path ?? []);
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  if (issue?.code === 'unrecognized_keys') return toError([issue], form);
  if (issue?.code === 'invalid_format' && issue.message === 'integer')
    return invalidParam(param, `Invalid integer: ${shown}`, 'parameter_invalid_integer');
  if (issue?.code === 'invalid_value')
    return invalidParam(param, `Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`);
  if (issue?.code === 'invalid_type' && typeof value === 'string' && value === '')
    return invalidParam(
      param,
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      'parameter_invalid_empty',
    );
  if (issue?.code === 'invalid_type')
    return invalidParam(param, `Invalid ${issue.expected === 'string' ? 'string' : 'object'}: ${shown}`);
  if (issue?.code === 'too_big' && typeof value === 'string')
    return invalidParam(param, `Invalid string: ${shown.slice(0, 40)}...; must be at most ${issue.maximum} characters`);
  return invalidParam(param, issue?.message ?? 'Invalid request');
}

function valueAt(form: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], form);
}
