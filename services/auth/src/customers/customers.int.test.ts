import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

describe('POST /internal/customer-accounts', () => {
  const profile = { address: '1 Home Road', phone: '+1 555 0100', city: 'London', birthDate: '1980-02-03' };

  it.each(['shopper', 'staff', 'operator'] as const)('shows staff the profile of customers only: %s', async (role) => {
    const email = `${role}-at-home@example.com`;
    const { body } = await auth.register(email);
    await auth.database.db
      .update(users)
      .set({ ...profile, role })
      .where(eq(users.id, body.user.id));
    const asked = { userId: body.user.id, email };
    const response = await (await auth.as('order')).post('/internal/customer-accounts').send(asked);
    expect(response.body.account).toMatchObject({ email, role, emailVerified: false });
    const shown = Object.entries(profile).filter(([field, value]) => response.body.account[field] === value);
    expect(shown).toHaveLength(role === 'shopper' ? Object.keys(profile).length : 0);
    expect(response.body.account.lastLoginAt === null).toBe(role !== 'shopper');
  });
});
