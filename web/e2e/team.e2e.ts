import { expect, test } from '@playwright/test';
import { mailedLink } from './mailbox';
import { enterAs } from './screens';

test('an operator invites a member, who joins, and disables them, which signs them out', async ({
  page,
  browser,
  request,
}) => {
  const email = `member-${crypto.randomUUID()}@example.com`;
  await enterAs(page, 'operator');
  await page.goto('/team');
  await expect(page.getByRole('row', { name: /Priya Raman/ }).getByText('You')).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite to the team' });
  await invitation.getByLabel('Email').fill('staff@example.com');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitation.getByText('This person is already on the team')).toBeVisible();
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  const revoke = page.getByRole('button', { name: `Revoke the invitation to ${email}` });
  await revoke.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(revoke).toBeVisible();

  const context = await browser.newContext();
  const member = await context.newPage();
  await member.goto('/invitation?token=foreign');
  await expect(member.getByRole('heading', { name: 'This invitation is not valid for this store' })).toBeVisible();
  const link = await mailedLink(request, email, '/invitation');
  await member.goto(link);
  await member.getByLabel('First name').fill('Noor');
  await member.getByLabel('Last name').fill('Haddad');
  for (const password of ['password1234', 'a long password']) {
    await member.getByLabel('Password', { exact: true }).fill(password);
    await member.getByLabel('Confirm password').fill(password);
    await member.getByRole('button', { name: 'Accept invitation' }).click();
    if (password === 'password1234') await expect(member.getByText('This password is too easy to guess')).toBeVisible();
  }
  await expect(member).toHaveURL(/\/office$/);
  await member.goto(link);
  await expect(member.getByRole('heading', { name: 'This invitation was already accepted' })).toBeVisible();
  await member.goto('/team');
  await expect(member.getByRole('heading', { name: 'Operators only' })).toBeVisible();

  await page.reload();
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('button', { name: /^Manage/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByText('Disabled')).toBeVisible();
  await expect(page.getByText('Priya Raman disabled Noor Haddad')).toBeVisible();
  await member.goto('/orders');
  await expect(member.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await context.close();
});
