import { leaveEveryForm } from './leave-every-form';
import { listScreens } from './screens';

// Some of each kind, each left by one way; unsaved-changes.exhaustive.e2e.ts takes all screens and ways.
const named = (names: string[]) => listScreens('staff').filter(({ name }) => names.includes(name));

leaveEveryForm(
  'visitor',
  listScreens('visitor').filter(({ name }) => name === 'contact'),
);
leaveEveryForm('staff', named(['admin-product']));
leaveEveryForm('operator', [{ name: 'settings', path: '/settings', viewer: 'operator' }]);
