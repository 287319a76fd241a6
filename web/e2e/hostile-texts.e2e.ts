import { fillEveryForm, type HostileText, viewersWithForms } from './fill-every-form';
import { listScreens } from './screens';

/** A screen or two and a text for each viewer; hostile-texts.exhaustive.e2e.ts takes all. */
const chosen: Record<(typeof viewersWithForms)[number], { screens: string[]; kind: HostileText }> = {
  visitor: { screens: ['register', 'contact'], kind: 'markup' },
  shopper: { screens: ['account'], kind: 'ten thousand letters' },
  staff: { screens: ['admin'], kind: 'nothing but emoji' },
};

for (const viewer of viewersWithForms) {
  const { screens, kind } = chosen[viewer];
  fillEveryForm(
    viewer,
    kind,
    listScreens(viewer).filter(({ name }) => screens.includes(name)),
  );
}
