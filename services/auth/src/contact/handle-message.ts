import type { ContactMessage } from '@shopwright/contracts/http/contact';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../db/schema';
import { toMessage } from './list-messages';

export async function handleMessage({ db }: Database, id: number, isHandled: boolean): Promise<ContactMessage> {
  const [row] = await db.update(contactMessages).set({ isHandled }).where(eq(contactMessages.id, id)).returning();
  if (!row) throw new AppError('not_found', 'There is no such message');
  return toMessage(row);
}
