import { builtInRoles } from '@shopwright/contracts/permissions';
import { expect, it } from 'vitest';
import { ExportMenu } from './export-menu';
import { Permitted, ReadOnlyUnless } from './permitted';
import { StaffLink } from './staff-link';
import { findButton, findField, prepareScreens, showScreen, until } from './test-screen';

prepareScreens();

const support = { id: 2, role: 'staff', permissions: builtInRoles.support };
const owner = { id: 1, role: 'operator' };
const as = (user: object) => ({ responses: { 'GET /auth/me': () => user } });

it('Permitted shows its children to who has the permission, and else what stands for them', async () => {
  const screen = (
    <>
      <Permitted to="orders:read">Read</Permitted>
      <Permitted to="orders:refund">Refund</Permitted>
      <Permitted to="orders:write" otherwise="Ask for it">
        Ship
      </Permitted>
    </>
  );
  const shown = await showScreen(screen, as(support));
  await until(() => shown.textContent?.includes('Read'));
  expect(shown.textContent).toBe('ReadAsk for it');
});

it('Permitted shows owners everything, and nothing before the user is known', async () => {
  let answer: (user: object) => void = () => undefined;
  const user = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const shown = await showScreen(<Permitted to="team:write">Invite</Permitted>, {
    responses: { 'GET /auth/me': () => user },
  });
  expect(shown.textContent).toBe('');
  answer(owner);
  await until(() => shown.textContent === 'Invite');
});

it('ReadOnlyUnless names the missing permission, and disables every field and button in it', async () => {
  const screen = (
    <ReadOnlyUnless permission="products:write">
      <label htmlFor="name">Name</label>
      <input id="name" defaultValue="Lamp" />
      <button type="button">Save</button>
    </ReadOnlyUnless>
  );
  const shown = await showScreen(screen, as(support));
  await until(() => shown.querySelector('[role=status]')?.textContent?.includes('"Products: Edit"'));
  // What a disabled fieldset does to its fields, the browser of permissions.e2e.ts knows.
  const fieldset = shown.querySelector('fieldset');
  expect(fieldset?.disabled).toBe(true);
  expect(fieldset?.contains(findField('Name') ?? null)).toBe(true);
  expect(fieldset?.contains(findButton('Save') ?? null)).toBe(true);
});

it('ReadOnlyUnless leaves an editor as it is for who has the permission', async () => {
  const screen = <ReadOnlyUnless permission="products:write">Fields</ReadOnlyUnless>;
  const shown = await showScreen(screen, as(owner));
  await until(() => shown.querySelector('fieldset') === null);
  expect(shown.innerHTML).toBe('Fields');
});

it('ExportMenu is there for who may call its endpoint', async () => {
  const menus = (
    <>
      <ExportMenu endpoint={{ path: '/orders/export', permission: 'orders:export' }} />
      <StaffLink to="/orders?search=x">Orders</StaffLink>
      <StaffLink to="/settings?tab=look">Settings</StaffLink>
    </>
  );
  const shown = await showScreen(menus, as(support));
  await until(() => findButton('Orders'));
  expect(shown.querySelector('button')).toBeNull();
  expect(findButton('Settings')).toBeUndefined();
  expect(shown.textContent).toBe('OrdersSettings');
});

it('ExportMenu is shown to accountants', async () => {
  const accountant = { id: 3, role: 'staff', permissions: builtInRoles.accountant };
  await showScreen(<ExportMenu endpoint={{ path: '/orders/export', permission: 'orders:export' }} />, as(accountant));
  await until(() => findButton('Export'));
});
