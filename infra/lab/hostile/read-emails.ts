import { type EmailSummary, keptEmailsMax, type MailboxEmail } from '@shopwright/contracts/http/mailbox';
import type { StoreClient } from '../chaos/store-client';

/** Returns the newest emails of a running store as texts, those to one address or all. The client is signed in as an operator. */
export async function readEmails(
  operator: StoreClient,
  { to, max = keptEmailsMax }: { to?: string; max?: number } = {},
): Promise<string[]> {
  const { status, body } = await operator.call<EmailSummary[]>('GET', `/ops/mail?limit=${max}`);
  if (status !== 200) throw new Error(`The mailbox answered ${status}`);
  const texts: string[] = [];
  for (const email of body.filter((each) => to === undefined || each.to.some((address) => address.includes(to)))) {
    const { body: whole } = await operator.call<MailboxEmail>('GET', `/ops/mail/${email.id}`);
    texts.push([whole.subject, ...whole.to, whole.text, whole.html].join('\n'));
  }
  return texts;
}
