import { eq } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import { type TestAuth, tokenIn } from '../test-auth';

/** Returns the actions of visitors and subscribers of the newsletter, and the rows that follow. */
export function newsletterOf(getAuth: () => TestAuth) {
  const post = async (path: string, body: object) => (await getAuth().as('anonymous')).post(path).send(body);
  const getRows = (email: string) =>
    getAuth().database.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  const subscribe = (email: string, language?: string) => post('/newsletter', { email, language });
  const confirm = (token: string) => post('/newsletter/confirm', { token });
  /** Returns the links in the latest email to the address. */
  const getLinks = async (email: string): Promise<{ confirm: string; leave: string }> => {
    const { body } = await getAuth().latestEmail('confirm-newsletter', email);
    return { confirm: tokenIn(body.path), leave: tokenIn(body.unsubscribePath) };
  };
  return {
    subscribe,
    confirm,
    getLinks,
    getRows,
    unsubscribe: (token: string) => post('/newsletter/unsubscribe', { token }),
    getState: async (email: string) => (await getRows(email))[0]?.state,
    async subscribeAndConfirm(email: string) {
      await subscribe(email);
      const links = await getLinks(email);
      await confirm(links.confirm);
      return links;
    },
  };
}
