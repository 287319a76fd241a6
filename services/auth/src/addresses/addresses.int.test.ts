import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedAddresses } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent } from '../test-signed-in';

let auth: TestAuth;
let count = 0;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const shopper = () => signedInAgent(auth, `book-${++count}@example.com`);
const at = (line1: string) => ({ name: 'Ada Byron', line1, locality: 'Berlin', postalCode: '10115', country: 'DE' });
const save = async (user: SignedIn, line1: string, isDefault = false) =>
  (await user.post('/auth/addresses', { address: at(line1), isDefault })).body;
const list = async (user: SignedIn) => (await user.get('/auth/addresses')).body;
const linesOf = (book: { address: { line1: string }; isDefault: boolean }[]) =>
  book.map(({ address, isDefault }) => `${address.line1}${isDefault ? '*' : ''}`);

describe('/auth/addresses', () => {
  it('saves, replaces and deletes, with one default, which is first', async () => {
    const ada = await shopper();
    await save(ada, 'Torstraße 1');
    expect(linesOf(await save(ada, 'Torstraße 2', true))).toEqual(['Torstraße 2*', 'Torstraße 1']);
    expect(linesOf(await save(ada, 'Torstraße 1'))).toEqual(['Torstraße 2*', 'Torstraße 1']);
    expect(linesOf(await save(ada, 'Torstraße 1', true))).toEqual(['Torstraße 1*', 'Torstraße 2']);
    const [first] = await list(ada);
    const put = await ada.put(`/auth/addresses/${first.id}`, { address: at('Torstraße 3'), isDefault: true });
    expect(linesOf(put.body)).toEqual(['Torstraße 3*', 'Torstraße 2']);
    const twice = await ada.put(`/auth/addresses/${first.id}`, { address: at('Torstraße 2'), isDefault: true });
    expect([twice.status, twice.body.fields[0].path]).toEqual([409, 'address.line1']);
    expect(linesOf((await ada.delete(`/auth/addresses/${first.id}`)).body)).toEqual(['Torstraße 2']);
  });

  it('has no more than 20, and one default, however many are saved at the same time', async () => {
    const ada = await shopper();
    await Promise.all(Array.from({ length: 24 }, (_, number) => save(ada, `Torstraße ${number}`, true)));
    const book = await list(ada);
    expect(book).toHaveLength(20);
    expect(book.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
  });

  it("reads and changes nobody else's, and says what is wrong with an address", async () => {
    const [ada, eve] = [await shopper(), await shopper()];
    const [{ id }] = await save(ada, 'Torstraße 1');
    expect(await list(eve)).toEqual([]);
    expect((await eve.put(`/auth/addresses/${id}`, { address: at('x'), isDefault: false })).status).toBe(404);
    await eve.delete(`/auth/addresses/${id}`);
    expect(await list(ada)).toHaveLength(1);
    const { status, body } = await ada.post('/auth/addresses', { address: { ...at(''), postalCode: '1' } });
    expect(status).toBe(400);
    expect(body.fields.map(({ path }: { path: string }) => path)).toContain('address.line1');
    expect((await (await auth.as('anonymous')).get('/auth/addresses')).status).toBe(401);
  });

  it('is in the export, and goes with the account', async () => {
    const ada = await shopper();
    await save(ada, 'Torstraße 1');
    const { addresses } = (await ada.get('/auth/export')).body;
    expect(linesOf(addresses)).toEqual(['Torstraße 1*']);
    expect((await ada.post('/auth/erase', { password: 'correct horse' })).status).toBeLessThan(300);
    const left = await auth.database.db.select().from(savedAddresses);
    expect(left.filter(({ userId }) => userId === ada.id)).toEqual([]);
  });
});
