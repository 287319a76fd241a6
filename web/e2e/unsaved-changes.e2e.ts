import { leaveEveryForm } from './leave-every-form';
import { listScreens } from './screens';
import { screensWithData } from './screens-with-data';

// Some of each kind, each left by one way; unsaved-changes.exhaustive.e2e.ts takes all screens and ways.
const named = (names: string[]) => listScreens('staff').filter(({ name }) => names.includes(name));

leaveEveryForm(
  'visitor',
  listScreens('visitor').filter(({ name }) => name === 'contact'),
);
leaveEveryForm('staff', named(['admin-product', 'categories']));
leaveEveryForm('staff', screensWithData, ' with an order and a message');
leaveEveryForm('operator', [{ name: 'settings', path: '/settings', viewer: 'operator' }]);
