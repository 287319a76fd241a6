import { type Browser, expect, type Page } from '@playwright/test';
import { type BuiltInRole, builtInRoles, type Permission } from '@shopwright/contracts/permissions';
import { mailedLink } from './mailbox';
import { newPassword } from './users';

/** A role that is built in, or one that the store makes for itself. */
export type GivenRole = BuiltInRole | { permissions: readonly Permission[]; refundLimit?: string };

export const permissionsOf = (role: GivenRole): readonly Permission[] =>
  typeof role === 'string' ? builtInRoles[role] : role.permissions;

/** Invites a new member with this role, and returns a page in which they have accepted. */
export async function becomeMember(browser: Browser, role: GivenRole): Promise<Page> {
  const office = await browser.newContext();
  const { request } = office;
  const operator = { email: 'operator@example.com', password: 'demo-password' };
  expect((await request.post('/api/auth/login', { data: operator })).status()).toBe(200);
  const email = `member-${crypto.randomUUID()}@example.com`;
  const teamRoleId = await findRole(request, role);
  const invited = await request.post('/api/team/invitations', { data: { email, role: 'staff', teamRoleId } });
  expect(invited.status(), await invited.text()).toBe(201);
  const link = await mailedLink(request, email, '/invitation');
  await office.close();

  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const token = new URL(link, 'http://store').searchParams.get('token');
  const member = { firstName: 'Noor', lastName: 'Haddad', password: newPassword, language: 'en' };
  const joined = await page.request.post('/api/team/invitations/accept', { data: { ...member, token } });
  expect(joined.status(), await joined.text()).toBe(201);
  return page;
}

async function findRole(request: Page['request'], role: GivenRole): Promise<number | undefined> {
  if (typeof role !== 'string') {
    const { permissions, refundLimit = null } = role;
    const data = { name: `Role ${crypto.randomUUID().slice(0, 8)}`, permissions, refundLimit };
    const created = await request.post('/api/team/roles', { data });
    expect(created.status(), await created.text()).toBe(201);
    return ((await created.json()) as { id: number }).id;
  }
  const roles = (await (await request.get('/api/team/roles')).json()) as { id: number; key: string | null }[];
  const found = roles.find(({ key }) => key === role);
  expect(found, role).toBeDefined();
  return found?.id;
}
