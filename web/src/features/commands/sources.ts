import { asciiText } from '@shopwright/contracts/ascii-text';
import { type LucideIcon, ShoppingBag, Users } from 'lucide-react';
import type { Language } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { paths } from '../../lib/paths';
import { listCustomers, listOrders, listProducts } from './api';

/** A screen of the back office that can be gone to. */
export interface CommandScreen {
  path: string;
  /** The address of the screen's command, if it is not `path` itself. */
  to?: string;
  key: MessageKey;
  icon: LucideIcon;
}

/** One line of the command menu: where it leads, and how it is shown. */
export interface Command {
  to: string;
  name: string;
  hint?: string;
  icon?: LucideIcon;
  image?: string;
}

interface FindRequest {
  text: string;
  language: Language;
  formatPrice: (amount: string) => string;
  signal: AbortSignal;
}

/** Asks a service for what matches a text. */
interface CommandSource {
  /** Its heading in the menu. */
  heading: MessageKey;
  find: (request: FindRequest) => Promise<Command[]>;
}

/** In the menu's order, below the screens. */
export const commandSources: readonly CommandSource[] = [
  {
    heading: 'shared.staff.orders',
    find: async ({ text, formatPrice, signal }) => {
      const orders = await listOrders({ search: text, limit: '5' }, signal);
      return orders.map(({ id, customerName, total }) => ({
        to: paths.order(id),
        name: `#${id} · ${customerName}`,
        hint: formatPrice(total),
        icon: ShoppingBag,
      }));
    },
  },
  {
    heading: 'shared.staff.customers',
    find: async ({ text, formatPrice, signal }) => {
      const customers = await listCustomers({ search: text, limit: '5' }, signal);
      return customers.map(({ id, name, email, spent }) => ({
        to: paths.customer(id),
        name: name ? `${name} · ${email}` : email,
        hint: formatPrice(spent),
        icon: Users,
      }));
    },
  },
  {
    heading: 'shared.nav.products',
    find: async ({ text, language, signal }) => {
      const query = { search: text, limit: '6', language: language === 'en' ? undefined : language };
      const products = await listProducts(query, signal);
      return products.map(({ id, name, category, image }) => ({
        to: paths.productEditor(id),
        name,
        hint: category,
        image,
      }));
    },
  },
];

/** Returns the screens whose names have a word that begins with each word of the text; all of them for no text. */
export function findScreens(screens: Command[], text: string): Command[] {
  const typed = words(text);
  return screens.filter(({ name }) => typed.every((word) => words(name).some((own) => own.startsWith(word))));
}

/** As a search takes them, so that "menu" finds "menú". */
const words = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(asciiText)
    .filter(Boolean);
