import { asciiText } from '@shopwright/contracts/ascii-text';
import type { Permission } from '@shopwright/contracts/permissions';
import { Layers, type LucideIcon, ShoppingBag, Users } from 'lucide-react';
import type { Language } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { paths } from '../../lib/paths';
import { collectionsQuery } from '../../lib/queries/collections';
import { queryClient } from '../../lib/query-client';
import { listCustomers, listOrders, listProducts } from './api';

/** What the menu finds by its name. */
export interface CommandEntry extends Pick<Command, 'to' | 'isFile'> {
  key: MessageKey;
  /** The name of what it belongs to. */
  within?: MessageKey;
  /** Other words for it. */
  also?: MessageKey;
  icon: LucideIcon;
}

export interface MenuEntries {
  /** `to` is the address where it is not `path`. */
  screens: (CommandEntry & { path: string })[];
  actions: CommandEntry[];
  settings: CommandEntry[];
}

/** One line of the command menu: what choosing it does, and how it is shown. */
export interface Command {
  /** Where it leads. Left out where it only goes on with what is typed. */
  to?: string;
  /** `to` is a file to be saved, and no page. */
  isFile?: boolean;
  /** What then stands in the field. */
  typed?: string;
  name: string;
  /** Other words that find it, and are not shown. */
  also?: string;
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
  /** Only those who have it are shown what it finds. */
  permission: Permission;
  find: (request: FindRequest) => Promise<Command[]>;
}

/** In the menu's order, below the screens and the actions. */
export const commandSources: readonly CommandSource[] = [
  {
    heading: 'shared.staff.orders',
    permission: 'orders:read',
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
    permission: 'customers:read',
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
    permission: 'products:read',
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
  {
    heading: 'shared.staff.collections',
    permission: 'products:read',
    // They are few.
    find: async ({ text }) => {
      const collections = await queryClient.fetchQuery({ ...collectionsQuery, staleTime: 60_000 });
      const commands = collections.map(({ id, title }) => ({
        to: paths.collectionEditor(id),
        name: title,
        icon: Layers,
      }));
      return findCommands(commands, text).slice(0, 5);
    },
  },
];

/** Returns the commands whose names have a word that begins with each word of the text; all of them for no text. */
export const findCommands = (commands: Command[], text: string): Command[] =>
  commands.filter(({ name, also = '' }) => isNamedBy(`${name} ${also}`, text));

export function isNamedBy(name: string, text: string): boolean {
  const own = words(name).map(asciiText);
  return words(text).every((typed) => {
    const word = asciiText(typed);
    return own.some((each) => each.startsWith(word) || (isUnspaced(typed) && each.includes(word)));
  });
}

const words = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => asciiText(word) !== '');

/** Chinese and Japanese put no spaces between words. */
const isUnspaced = (word: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
