import { countryCodes } from '@shopwright/contracts/countries';
import { listCountries } from '@shopwright/contracts/country-names';
import { type Language, languages, line, reachableEmail } from '@shopwright/contracts/fields';
import { readFlag } from '@shopwright/contracts/flag-words';
import { type PostalAddress, postalAddress } from '@shopwright/contracts/http/addresses';
import { exemptionReason } from '@shopwright/contracts/http/customers';
import type { FileCells } from '@shopwright/contracts/http/file-imports';
import type { ImportBatch } from '@shopwright/contracts/http/internal-imports';
import { readMoment } from '@shopwright/contracts/spreadsheet-dates';
import * as z from 'zod';

type ItemRows = ImportBatch['items'][number]['rows'];

/** What the rows of a file say about a customer. */
export interface CustomerPatch {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  language?: Language;
  acceptsMarketing?: boolean;
  consentAt?: Date;
  /** Why they pay no tax. */
  taxExempt?: string;
  /** Complete ones, for the address book. */
  addresses: PostalAddress[];
  /** One that lacks something, as its parts are. */
  profile?: { address?: string; city?: string; zipCode?: string; country?: string };
}

const email = z.string().min(1, 'Required').pipe(reachableEmail());

/** A cell without its text's value is no problem, but one that cannot be read is. */
export function readCustomer(rows: ItemRows): CustomerPatch | { reason: string } {
  const problems = new Map<string, string>();
  const read = <T>(cells: FileCells, column: string, schema: z.ZodType<T>): T | undefined => {
    const cell = cells[column]?.trim();
    if (!cell && column !== 'email') return undefined;
    const result = schema.safeParse(cell ?? '');
    if (result.success) return result.data;
    if (!problems.has(column)) problems.set(column, result.error.issues[0]?.message ?? 'Invalid');
    return undefined;
  };
  const patch: CustomerPatch = { email: '', addresses: [] };
  for (const { cells } of rows) {
    const values = {
      email: read(cells, 'email', email),
      firstName: read(cells, 'firstName', line(100)),
      lastName: read(cells, 'lastName', line(100)),
      phone: read(cells, 'phone', phone),
      language: read(cells, 'language', language),
      acceptsMarketing: read(cells, 'acceptsMarketing', consent),
      consentAt: read(cells, 'consentAt', moment),
      taxExempt: read(cells, 'taxExempt', exemption),
    };
    // Of two rows of one customer, what the later one says counts.
    Object.assign(patch, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
    readAddress(cells, patch, read);
  }
  if (problems.size > 0) return { reason: [...problems].map(([column, reason]) => `${column}: ${reason}`).join('; ') };
  return patch;
}

/** Spreadsheets keep a leading plus by an apostrophe. */
const phone = z
  .string()
  .transform((cell) => cell.replace(/^'/, ''))
  .pipe(line(40));

const language = z.string().transform((cell, context): Language => {
  const code = cell.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = languages.find((each) => each === code);
  if (known) return known;
  context.addIssue({ code: 'custom', message: `Must be one of ${languages.join(', ')}` });
  return z.NEVER;
});

/** Other shops also write states of a subscription. */
const consent = z.string().transform((cell, context): boolean => {
  const word = cell.toLowerCase().replace(/[\s_-]/g, '');
  const known = readFlag(cell) ?? states[word];
  if (known !== undefined) return known;
  context.addIssue({ code: 'custom', message: 'Must be true or false' });
  return z.NEVER;
});
const states: Record<string, boolean> = {
  subscribed: true,
  confirmed: true,
  unsubscribed: false,
  notsubscribed: false,
  pending: false,
  invalid: false,
  redacted: false,
};

/** Other shops say only that someone is exempt. */
const exemption = z
  .string()
  .transform((cell) => {
    const flag = readFlag(cell);
    return flag === undefined ? cell : flag ? 'Tax exempt' : undefined;
  })
  .pipe(exemptionReason.optional());

const moment = z.string().transform((cell, context): Date => {
  const read = readMoment(cell);
  if (read && read.getTime() <= Date.now()) return read;
  context.addIssue({
    code: 'custom',
    message: read ? 'Must be in the past' : 'Must be a date, such as 2026-05-31 or 2026-05-31T12:00:00Z',
  });
  return z.NEVER;
});

let codes: Map<string, string> | undefined;

/** By code or name, in any language of the store. */
function findCountry(cell: string): string | undefined {
  const code = cell.toUpperCase();
  if (countryCodes.includes(code)) return code;
  codes ??= new Map(
    languages.flatMap((each) =>
      listCountries(each).map((country) => [country.name.toLowerCase(), country.code] as const),
    ),
  );
  return codes.get(cell.toLowerCase());
}

type Read = <T>(cells: FileCells, column: string, schema: z.ZodType<T>) => T | undefined;

/** An address that lacks something goes to the profile: a checkout cannot use it, but the customer can complete it. */
function readAddress(cells: FileCells, patch: CustomerPatch, read: Read): void {
  const parts = {
    line1: read(cells, 'address1', line(100)),
    line2: read(cells, 'address2', line(100)),
    locality: read(cells, 'city', line(80)),
    region: read(cells, 'region', line(60)),
    postalCode: read(cells, 'postalCode', postalCode),
    country: read(cells, 'country', line(100)),
  };
  if (!Object.values(parts).some(Boolean)) return;
  const country = parts.country && findCountry(parts.country);
  const name = `${patch.firstName ?? ''} ${patch.lastName ?? ''}`.trim();
  const given = Object.entries({ name, ...parts, country, phone: patch.phone }).filter(([, value]) => value);
  const complete = postalAddress.safeParse(Object.fromEntries(given));
  if (complete.success) {
    if (!patch.addresses.some((known) => JSON.stringify(known) === JSON.stringify(complete.data))) {
      patch.addresses.push(complete.data);
    }
    return;
  }
  patch.profile ??= {
    address: [parts.line1, parts.line2, parts.region].filter(Boolean).join('\n') || undefined,
    city: parts.locality,
    zipCode: parts.postalCode,
    country: parts.country,
  };
}

const postalCode = z
  .string()
  .transform((cell) => cell.replace(/^'/, ''))
  .pipe(line(20));
