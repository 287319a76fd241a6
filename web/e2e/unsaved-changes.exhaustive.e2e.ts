import { leaveEveryForm } from './leave-every-form';
import { listScreens, viewers } from './screens';

for (const viewer of viewers) {
  // Only operators change the settings.
  const others = viewer === 'operator' ? listScreens('staff').filter(({ path }) => path.startsWith('/settings')) : [];
  leaveEveryForm(viewer, [...listScreens(viewer), ...others]);
}
