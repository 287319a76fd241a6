import type { ShownMenus } from '@shopwright/contracts/http/menus';
import { defaultStoreSettings } from '@shopwright/contracts/http/store-settings';
import { expect, it } from 'vitest';
import { prepareScreens, showScreen, until } from '../components/test-screen';
import { FooterMenu } from './footer-menu';

prepareScreens();

const show = (menus?: ShownMenus) =>
  showScreen(<FooterMenu />, {
    responses: {
      'GET /store-settings': () => ({ ...defaultStoreSettings, hasMenus: menus !== undefined }),
      'GET /menus': () => menus,
    },
  });

const columnsOf = (screen: HTMLElement) =>
  [...screen.querySelectorAll('nav')].map((column) => [
    column.querySelector('h2')?.textContent,
    ...[...column.querySelectorAll('li a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ]);

it('has the columns that come with the store, without a page about the products of the demonstration', async () => {
  const screen = await show();
  await until(() => screen.querySelector('nav'));
  expect(columnsOf(screen)).toEqual([
    ['Quick Links', 'About Us /about', 'Contact /contact', 'FAQs /faqs', 'Shipping Info /shipping-info'],
    ['Customer Service', 'Track Order /track-order', 'Returns /returns', 'Help Center /help'],
  ]);
});

it('has a column for each item of its own with others below it, and one for those without', async () => {
  const lamps = {
    label: 'Lamps',
    href: '/categories/lamps',
    children: [{ label: 'Desks', href: '/categories/desks' }],
  };
  const blog = { label: 'Blog', href: 'https://blog.example/', children: [] };
  const about = { label: null, page: 'about' as const, children: [] };
  const screen = await show({ main: null, footer: [lamps, blog, { label: 'Us', children: [about] }, about] });
  await until(() => screen.querySelector('nav'));
  expect(columnsOf(screen)).toEqual([
    ['Lamps', 'Desks /categories/desks'],
    ['Quick Links', 'Blog https://blog.example/', 'About /about'],
    ['Us', 'About /about'],
  ]);
  expect(screen.querySelector('h2 a')?.getAttribute('href')).toBe('/categories/lamps');
});
