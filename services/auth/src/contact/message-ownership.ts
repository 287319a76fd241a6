import { eq, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import type { UserRow } from '../users/user-row';

/** The messages of this person: sent while signed in, or with an address that is shown to be theirs. */
export function belongsTo({ id, email, emailVerifiedAt }: UserRow): SQL | undefined {
  const whileSignedIn = eq(contactMessages.userId, id);
  return emailVerifiedAt ? or(whileSignedIn, sql`lower(${contactMessages.email}) = lower(${email})`) : whileSignedIn;
}
