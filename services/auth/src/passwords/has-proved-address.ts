import type { users } from '../db/schema';
import { unusableHash } from './passwords';

type Account = Pick<typeof users.$inferSelect, 'emailVerifiedAt' | 'password'>;

/** An imported account has no password until its link is followed, which proves the address. */
export const hasProvedAddress = ({ emailVerifiedAt, password }: Account): boolean =>
  emailVerifiedAt !== null || password === unusableHash;
