import { createHash } from 'node:crypto';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { eraseImportedReviewer as endpoint } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, inArray } from 'drizzle-orm';
import { erasedReviewers, reviews } from '../db/reviews';

export const formerCustomer = 'Former customer';

/** As addresses of imported reviews are stored. */
export const toReviewAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

const toHash = (address: string): string => createHash('sha256').update(address).digest('base64url');

/** Imported reviews of the address stay, without it and the name, as those of an account do. */
export function eraseImportedReviewer(database: Database, email: string): Promise<ResponseOf<typeof endpoint>> {
  const address = toReviewAddress(email);
  return database.transaction(async (tx) => {
    await tx
      .insert(erasedReviewers)
      .values({ emailHash: toHash(address) })
      .onConflictDoNothing();
    await tx
      .update(reviews)
      .set({ customerName: formerCustomer, customerEmail: null })
      .where(eq(reviews.customerEmail, address));
    return { erased: true };
  });
}

/** Returns those of the addresses that were erased. */
export async function findErased(tx: Executor, addresses: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(addresses.map((address) => [toHash(address), address]));
  if (byHash.size === 0) return new Set();
  const found = await tx
    .select()
    .from(erasedReviewers)
    .where(inArray(erasedReviewers.emailHash, [...byHash.keys()]));
  return new Set(found.flatMap(({ emailHash }) => byHash.get(emailHash) ?? []));
}
