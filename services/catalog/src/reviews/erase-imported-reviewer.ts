import { createHash } from 'node:crypto';
import { formerCustomer } from '@shopwright/contracts/http/reviews';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq, inArray, sql } from 'drizzle-orm';
import { erasedReviewers, reviews } from '../db/reviews';
import { reviewNotFound } from './review-row';

/** As addresses of imported reviews are stored. */
export const toReviewAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

const toHash = (address: string): string => createHash('sha256').update(address).digest('base64url');

/** What is left of an author. A reply may name them. */
const erased = { customerName: formerCustomer, customerEmail: null, reply: null };

/** Imported reviews of the address stay, without it and the name, as those of an account do. Returns how many there were. */
export const eraseImportedReviewer = (database: Database, email: string): Promise<number> =>
  database.transaction((tx) => eraseAddress(tx, toReviewAddress(email)));

/** The address first: it waits for imports that are at work, and those that come later read it. */
async function eraseAddress(tx: Executor, address: string): Promise<number> {
  await tx
    .insert(erasedReviewers)
    .values({ emailHash: toHash(address) })
    .onConflictDoNothing();
  const { count } = await tx.update(reviews).set(erased).where(eq(reviews.customerEmail, address));
  return count;
}

/** Erases the author of one imported review: by their address, or, where it has none, from this review alone. */
export function eraseReviewAuthor(database: Database, id: number): Promise<number> {
  const isAsked = eq(reviews.id, id);
  return database.transaction(async (tx) => {
    const [review] = await tx
      .select({ importId: reviews.importId, address: reviews.customerEmail })
      .from(reviews)
      .where(isAsked);
    if (!review) throw reviewNotFound();
    if (review.importId === null) {
      throw new AppError('conflict', 'This review was written here. It is erased with the account of its author');
    }
    if (review.address !== null) return eraseAddress(tx, review.address);
    const { count } = await tx.update(reviews).set(erased).where(isAsked);
    return count;
  });
}

/** Until the batch is stored, no erasure comes between reading who is erased and writing names. */
export async function holdErasures(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${erasedReviewers} in share mode`);
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
