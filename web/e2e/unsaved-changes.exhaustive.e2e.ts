import { leaveEveryForm } from './leave-every-form';
import { listScreens, viewers } from './screens';
import { screensWithData } from './screens-with-data';

for (const viewer of viewers) {
  // Only operators change the settings.
  const others = viewer === 'operator' ? listScreens('staff').filter(({ path }) => path.startsWith('/settings')) : [];
  leaveEveryForm(viewer, [...listScreens(viewer), ...others]);
}

leaveEveryForm('staff', screensWithData, ' with an order and a message');
