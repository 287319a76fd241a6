import { builtInRoles, type Permission } from '@shopwright/contracts/permissions';
import { expect, it } from 'vitest';
import { findCommands, isNamedBy } from '../features/commands/sources';
import { languages, translateIn } from '../i18n/languages';
import type { MessageKey } from '../i18n/messages';
import { mayOpen } from '../lib/page-permissions';
import { dictionaries } from '../server/render-app';
import { actionsFor, type StaffCommand, settingsFor } from './staff-commands';

const owner = { role: 'operator' } as const;

it.each(languages)('finds each action and each part of the settings by its name in %s', (language) => {
  const nameOf = ({ key }: StaffCommand) => translateIn(language, dictionaries[language], key, {});
  for (const commands of [actionsFor({ role: 'operator' }), settingsFor(owner, 'usd')]) {
    for (const command of commands) {
      const found = commands.filter((each) => isNamedBy(nameOf(each), nameOf(command)));
      expect(found[0]?.to, nameOf(command)).toBe(command.to);
    }
  }
});

it('finds single fields of the settings, also by other words', () => {
  const translate = (key: MessageKey) => translateIn('en', dictionaries.en, key, {});
  const find = (text: string) =>
    settingsFor(owner, 'usd').filter(
      ({ key, also }) => findCommands([{ name: translate(key), also: also && translate(also) }], text).length > 0,
    );
  expect(find('contact email')[0]?.to).toBe('/settings?tab=store');
  expect(find('reply-to').map(({ key }) => key)).toEqual(['shared.setup.contact']);
  expect(find('new orders')[0]?.to).toBe('/settings?tab=promises');
});

it('finds the imports of other files by the name of the shop that they come from, for who may import them', () => {
  const translate = (key: MessageKey) => translateIn('en', dictionaries.en, key, {});
  const find = (text: string, permissions: readonly Permission[] = builtInRoles.manager) =>
    actionsFor({ role: 'staff', permissions: [...permissions] })
      .filter(
        ({ key, also }) => findCommands([{ name: translate(key), also: also && translate(also) }], text).length > 0,
      )
      .map(({ to }) => to);
  expect(find('shopify')).toEqual(
    ['customers', 'orders', 'redirects', 'reviews', 'categories', 'collections', 'discounts'].map(
      (kind) => `/import-products?file=${kind}`,
    ),
  );
  expect(find('import orders')).toEqual(['/import-products?file=orders']);
  expect(find('import orders', ['products:write', 'customers:write'])).toEqual([]);
  expect(find('import customers', ['customers:write'])).toEqual(['/import-products?file=customers']);
  expect(find('import customers', ['customers:read', 'products:read'])).toEqual([]);
});

const leadTo = (commands: StaffCommand[]) => commands.map(({ to }) => to);

it('offers operators what is theirs, and shoppers nothing', () => {
  expect(leadTo(actionsFor({ role: 'operator' }))).toEqual([
    ...leadTo(actionsFor({ role: 'staff', permissions: builtInRoles.manager })),
    '/team?open=invite',
    '/ops/jobs#parked-jobs',
    '/office#backups',
  ]);
  expect(actionsFor({ role: 'shopper' })).toEqual([]);
});

it('offers no exchange rates where prices are not converted', () => {
  expect(leadTo(settingsFor(owner, 'usd'))).toContain('/settings?tab=rates');
  expect(leadTo(settingsFor(owner, 'jpy'))).not.toContain('/settings?tab=rates');
});

it('offers of the settings what one may see, and members their API keys', () => {
  const as = (...permissions: Permission[]) => leadTo(settingsFor({ role: 'staff', permissions }, 'usd'));
  expect(as('discounts:read', 'discounts:write')).toEqual(['/settings?tab=selling&part=discounts']);
  expect(as('redirects:write', 'api-keys:write')).toEqual(['/settings?tab=search', '/settings?tab=api-keys']);
  expect(as('settings:read')).toContain('/settings?tab=store');
  expect(as('settings:read')).not.toContain('/settings?tab=selling&part=discounts');
  expect(leadTo(settingsFor(owner, 'usd'))).not.toContain('/settings?tab=api-keys');
  expect(as('orders:read', 'discounts:read')).toEqual([]);
});

it.each(Object.entries(builtInRoles))(
  'offers a %s no part of the settings that is closed to them',
  (_role, permissions) => {
    const member = { role: 'staff', permissions } as const;
    const closed = leadTo(settingsFor(member, 'usd')).filter(
      (to) => !mayOpen(member, new URL(to, 'http://store').pathname),
    );
    expect(closed).toEqual([]);
  },
);
