import { expect, it } from 'vitest';
import { headerPages } from '../i18n/menu-pages';
import { paths } from '../lib/paths';
import { navLinks } from './nav-links';

it('whoever customizes the main menu begins with the links of the header', () => {
  expect(headerPages.map((page) => paths[page])).toEqual(navLinks.map(({ to }) => to));
});
