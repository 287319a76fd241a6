import { fillEveryForm, hostileTexts, viewersWithForms } from './fill-every-form';
import { listScreens } from './screens';

for (const viewer of viewersWithForms) {
  for (const kind of hostileTexts) fillEveryForm(viewer, kind, listScreens(viewer));
}
