import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { importCustomerBatch } from '@shopwright/contracts/http/internal-imports';
import type { customerImports, newsletterSubscriptions } from '../db/schema';
import { hasProvedAddress } from '../passwords/has-proved-address';
import type { UserRow } from '../users/user-row';
import type { CustomerPatch } from './read-customer';

export type Decided = ResponseOf<typeof importCustomerBatch>[number];

/** What the store knows of an address. */
export interface Known {
  account?: UserRow | undefined;
  hasAddress?: boolean;
  /** What this import did before. */
  done?: typeof customerImports.$inferSelect | undefined;
  subscription?: typeof newsletterSubscriptions.$inferSelect | undefined;
  isErased?: boolean;
}

type Fields = Partial<
  Pick<UserRow, 'firstName' | 'lastName' | 'phone' | 'preferredLanguage' | 'address' | 'city' | 'zipCode' | 'country'>
>;

export interface PlannedCustomer {
  key: string;
  email: string;
  account: UserRow | undefined;
  userId: number | undefined;
  outcome: 'created' | 'updated' | 'unchanged';
  values: ChangesOfItem['values'];
  /** What is written of the account. */
  fields: Fields;
  addresses: PostalAddress[];
  /** Undefined where the consent stays as it is. */
  isSubscribed: boolean | undefined;
  consentAt: Date | undefined;
  taxExemption: string | undefined;
  isDone: boolean;
}

/** Decides about one customer. What an account has stays; only a consent that is newer than ours replaces it. */
export function planCustomer(
  key: string,
  patch: CustomerPatch,
  { account, hasAddress = false, done, subscription, isErased = false }: Known,
): { plan: PlannedCustomer } | { decided: Decided } {
  const plan: PlannedCustomer = {
    key,
    email: patch.email,
    account,
    userId: account?.id,
    outcome: 'unchanged',
    values: {},
    fields: {},
    addresses: [],
    isSubscribed: undefined,
    consentAt: patch.consentAt,
    taxExemption: patch.taxExempt,
    isDone: done !== undefined,
  };
  if (done) return { plan: { ...plan, outcome: done.outcome, values: done.changes?.values ?? {} } };
  const refuse = (reason: string) => ({ decided: { key, reason: `email: ${reason}` } });
  if (!account && isErased) {
    return refuse('This customer had their data erased. Leave them out, unless they ask for an account again');
  }
  if (account?.disabledAt) return refuse('This account is disabled');
  if (account && account.role !== 'shopper') return refuse('This account belongs to a member of the team');
  // Anyone may register an address: what the file says of its owner would be theirs.
  if (account && !hasProvedAddress(account)) return refuse('This account has not verified its email address');
  plan.fields = fillBlanks(patch, account, hasAddress);
  plan.addresses = hasAddress || account?.address ? [] : patch.addresses;
  if (isNewer(patch, subscription)) plan.isSubscribed = patch.acceptsMarketing;
  plan.values = toValues(plan, subscription);
  const hasChanges = Object.keys(plan.values).some((column) => column !== 'email');
  plan.outcome = account ? (hasChanges ? 'updated' : 'unchanged') : 'created';
  return { plan };
}

function fillBlanks(patch: CustomerPatch, account: UserRow | undefined, hasAddress: boolean): Fields {
  const { firstName, lastName, phone, language, addresses, profile } = patch;
  const fields: Fields = {};
  // An account has a name by which emails and screens can call it.
  const first = firstName || (lastName ? '' : (patch.email.split('@')[0] ?? ''));
  if (!account) Object.assign(fields, { firstName: first, lastName: lastName ?? '' });
  else {
    if (account.firstName === '' && firstName) fields.firstName = firstName;
    if (account.lastName === '' && lastName) fields.lastName = lastName;
  }
  if (phone && !account?.phone) fields.phone = phone;
  if (language && !account) fields.preferredLanguage = language;
  const hasNone = !hasAddress && !account?.address && !account?.city && !account?.zipCode;
  if (addresses.length === 0 && profile && hasNone) {
    const { address, city, zipCode, country } = profile;
    for (const [name, value] of Object.entries({ address, city, zipCode, country })) {
      if (value) fields[name as 'city'] = value;
    }
  }
  return fields;
}

/** Without a date, a consent counts where the store knows nothing of the address. */
function isNewer({ acceptsMarketing, consentAt }: CustomerPatch, subscription: Known['subscription']): boolean {
  if (acceptsMarketing === undefined) return false;
  if (!subscription) return acceptsMarketing;
  const isSubscribed = subscription.state === 'confirmed';
  if (!consentAt || isSubscribed === acceptsMarketing) return false;
  const { createdAt, confirmedAt, unsubscribedAt } = subscription;
  const latest = Math.max(...[createdAt, confirmedAt, unsubscribedAt].map((time) => time?.getTime() ?? 0));
  return consentAt.getTime() > latest;
}

function toValues(
  { account, email, fields, addresses, isSubscribed, consentAt }: PlannedCustomer,
  subscription: Known['subscription'],
): ChangesOfItem['values'] {
  const { preferredLanguage, address, zipCode, ...plain } = fields;
  const after = {
    email,
    ...plain,
    ...(preferredLanguage && { language: preferredLanguage }),
    ...(address && { address1: address }),
    ...(zipCode && { postalCode: zipCode }),
    ...(addresses.length > 0 && { address1: addresses.map((each) => composeAddress(each)).join('\n\n') }),
    ...(isSubscribed !== undefined && { acceptsMarketing: isSubscribed }),
    ...(isSubscribed !== undefined && consentAt && { consentAt: consentAt.toISOString() }),
  };
  const before: Record<string, unknown> = {
    email: account?.email ?? null,
    acceptsMarketing: subscription ? subscription.state === 'confirmed' : account ? account.marketingOptIn : null,
  };
  return Object.fromEntries(
    Object.entries(after)
      .filter(([, value]) => value !== '')
      .map(([column, value]) => [column, [before[column] ?? null, value]]),
  ) as ChangesOfItem['values'];
}
