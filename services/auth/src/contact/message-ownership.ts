import { eq, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import type { UserRow } from '../users/user-row';

/** Matches the messages that the account sent while signed in or under its verified address. */
export function belongsTo({ id, email, emailVerifiedAt }: UserRow): SQL | undefined {
  const whileSignedIn = eq(contactMessages.userId, id);
  return emailVerifiedAt ? or(whileSignedIn, sql`lower(${contactMessages.email}) = lower(${email})`) : whileSignedIn;
}
