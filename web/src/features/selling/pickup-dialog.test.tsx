import { sellingSettings } from '@shopwright/contracts/http/selling';
import { testSelling } from '@shopwright/contracts/test-selling';
import { expect, it } from 'vitest';
import { prepareScreens, press, showScreen, TestError, type, until } from '../../components/test-screen';
import { PickupDialog } from './pickup-dialog';

prepareScreens();

// The dialog is not inside the container of the screen.
const button = (name: string) =>
  until(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name));
const field = (name: string) => until(() => document.querySelector<HTMLInputElement>(`[name="${name}"]`));

it('edits a pickup place and keeps the rest, also beside what someone else saved', async () => {
  const settings = sellingSettings.parse({ ...testSelling(), version: 1, updatedAt: '2026-11-01T00:00:00.000Z' });
  const [place] = settings.shipping?.pickupPlaces ?? [];
  const newer = {
    ...settings,
    version: 2,
    shipping: { ...settings.shipping, pickupPlaces: [{ ...place, hours: 'Sat 9–12' }] },
  };
  const sent: unknown[] = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  await showScreen(<PickupDialog settings={settings} place={place} country="DE" onClose={close} />, {
    responses: {
      'GET /settings/selling': () => newer,
      'PUT /settings/selling': (body) => {
        sent.push(body);
        return sent.length === 1 ? new TestError(409, 'conflict', newer) : { ...newer, version: 3 };
      },
    },
  });
  await type(await field('amount'), '2.50');
  await press(await button('Save changes'));
  await press(await button('Load newer version'));
  await press(await button('Save changes'));
  await until(() => isClosed);
  const edited = (hours: string) => [{ ...place, amount: '2.50', hours }];
  expect(sent).toMatchObject([
    {
      version: 1,
      tax: settings.tax,
      shipping: { zones: settings.shipping?.zones, pickupPlaces: edited('Mon–Fri 10–18') },
    },
    { version: 2, tax: settings.tax, shipping: { zones: settings.shipping?.zones, pickupPlaces: edited('Sat 9–12') } },
  ]);
});
