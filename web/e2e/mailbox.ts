import { type APIRequestContext, expect } from '@playwright/test';
import type { EmailSummary, MailboxEmail } from '@shopwright/contracts/http/mailbox';

/** The address, within the store, of the newest link to `page` that was mailed to `to`; waits until there is one. */
export async function mailedLink(request: APIRequestContext, to: string, page: string, not?: string): Promise<string> {
  const operator = { email: 'operator@example.com', password: 'demo-password' };
  await request.post('/api/auth/login', { data: operator });
  let link: string | undefined;
  const look = async () => {
    link = (await linksIn(request, to, page)).find((found) => found !== not);
    return link;
  };
  await expect.poll(look, { message: `a mail to ${to} with a link to ${page}`, timeout: 60_000 }).toBeTruthy();
  return link ?? '';
}

/** As the operator who is signed in. `store` names the store where it is not the one of all tests. */
export async function linksIn(request: APIRequestContext, to: string, page: string, store = ''): Promise<string[]> {
  const emails = (await (await request.get(`${store}/api/ops/mail`)).json()) as EmailSummary[];
  const links: string[] = [];
  for (const { id } of emails.filter((mail) => mail.to.some((address) => address.includes(to)))) {
    const { text } = (await (await request.get(`${store}/api/ops/mail/${id}`)).json()) as MailboxEmail;
    const link = text?.match(new RegExp(`https?://[^/\\s]+(${page}\\?\\S+)`))?.[1];
    if (link) links.push(link);
  }
  return links;
}
