import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import * as endpoints from '@shopwright/contracts/http/saved-addresses';
import { type Database, type Executor, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, desc, eq } from 'drizzle-orm';
import { savedAddresses, users } from '../db/schema';
import type { AuthDeps } from '../deps';

type Form = BodyOf<typeof endpoints.saveAddress>;

const addressesMax = 20;

export function addressRoutes(routes: RouteTable, { database, now }: AuthDeps): void {
  routes.bind(endpoints.listSavedAddresses, ({ actor }) => listSavedAddresses(database.db, signedIn(actor)));
  routes.bind(endpoints.saveAddress, ({ actor, body }) => saveAddress(database, signedIn(actor), body, now()));
  routes.bind(endpoints.putSavedAddress, ({ actor, params, body }) =>
    putAddress(database, signedIn(actor), params.addressId, body),
  );
  routes.bind(endpoints.deleteSavedAddress, async ({ actor, params }) => {
    const userId = signedIn(actor);
    await database.db.delete(savedAddresses).where(isOwn(userId, params.addressId));
    return listSavedAddresses(database.db, userId);
  });
}

export async function listSavedAddresses(rows: Executor, userId: number): Promise<SavedAddress[]> {
  const { id, address, isDefault, createdAt } = savedAddresses;
  return rows
    .select({ id, address, isDefault })
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(isDefault), desc(createdAt), id);
}

const isOwn = (userId: number, id: string) => and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id));

function saveAddress(
  database: Database,
  userId: number,
  { address, isDefault }: Form,
  createdAt: Date,
): Promise<SavedAddress[]> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const isSame = and(eq(savedAddresses.userId, userId), eq(savedAddresses.address, address));
    const [same] = await tx.select({ id: savedAddresses.id }).from(savedAddresses).where(isSame);
    if (same && !isDefault) return listSavedAddresses(tx, userId);
    const known = await tx.$count(savedAddresses, eq(savedAddresses.userId, userId));
    if (known >= addressesMax && !same)
      throw new AppError('conflict', `An account can have at most ${addressesMax} addresses`);
    if (isDefault) await clearDefault(tx, userId);
    if (same) await tx.update(savedAddresses).set({ isDefault }).where(isOwn(userId, same.id));
    else await tx.insert(savedAddresses).values({ userId, address, isDefault: isDefault || known === 0, createdAt });
    return listSavedAddresses(tx, userId);
  });
}

async function putAddress(
  database: Database,
  userId: number,
  id: string,
  { address, isDefault }: Form,
): Promise<SavedAddress[]> {
  try {
    return await database.transaction(async (tx) => {
      await lockAccount(tx, userId);
      if (isDefault) await clearDefault(tx, userId);
      const put = await tx.update(savedAddresses).set({ address, isDefault }).where(isOwn(userId, id)).returning();
      if (put.length === 0) throw new AppError('not_found', 'No such address');
      return listSavedAddresses(tx, userId);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'saved_addresses_once') throw error;
    throw fieldError('conflict', 'address.line1', 'This address is already saved');
  }
}

/** Others that change the addresses of this account wait. */
const lockAccount = (tx: Executor, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

const clearDefault = (tx: Executor, userId: number) =>
  tx.update(savedAddresses).set({ isDefault: false }).where(eq(savedAddresses.userId, userId));
