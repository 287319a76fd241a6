import { can } from '@shopwright/contracts/permissions';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { isUnknown } from '../../lib/api-error';
import { meQuery } from '../../lib/queries/session';
import { useDebounced } from '../../ui/search-field';
import { findOrderActions, findOrderActionsToComplete, namesOrderAction, splitOrderNumber } from './actions';
import { getOrder } from './api';
import { type Command, type CommandEntry, commandSources, findCommands, type MenuEntries } from './sources';

const debounceMs = 150;
/** The server takes no longer text. */
const lengthMax = 100;

export interface CommandGroup {
  heading: string;
  commands: Command[];
}

/**
 * Returns what matches the text, by source: screens and actions immediately, the rest when the text has settled. An action
 * without the number of an order is for that of the page.
 */
export function useCommandGroups(
  { screens, actions, settings }: MenuEntries,
  text: string,
  orderOfPage: string | undefined,
) {
  const { t, formatPrice, language } = useLanguage();
  const settled = useDebounced(text.trim().slice(0, lengthMax), debounceMs);
  const { data: user } = useQuery(meQuery);
  const sources = commandSources.filter(({ permission }) => user != null && can(user, permission));
  const results = useQueries({
    queries: sources.map(({ heading, find }) => ({
      queryKey: ['commands', heading, settled, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find({ text: settled, language, formatPrice, signal }),
      enabled: settled !== '',
      placeholderData: keepPreviousData<Command[]>,
      gcTime: 60_000,
    })),
  });
  const ofOrder = useOrderActions(text, settled, orderOfPage);
  const find = (entries: CommandEntry[]) =>
    findCommands(
      entries.map(({ key, within, also, ...entry }) => ({
        ...entry,
        name: t(key),
        also: also && t(also),
        hint: within && t(within),
      })),
      text,
    );
  const findNamed = (entries: CommandEntry[]) => (text.trim() === '' ? [] : find(entries));
  const groups: CommandGroup[] = [
    {
      heading: t('commands.screens'),
      commands: find(screens.map(({ path, to = path, key, icon }) => ({ to, key, icon }))),
    },
    { heading: t('commands.actions'), commands: [...findNamed(actions), ...ofOrder.commands] },
    { heading: t('commands.settings'), commands: findNamed(settings) },
    ...sources.map(({ heading }, index) => ({
      heading: t(heading),
      commands: text.trim() === '' ? [] : (results[index]?.data ?? []),
    })),
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching:
      text.trim() !== '' &&
      (settled !== text.trim().slice(0, lengthMax) ||
        ofOrder.isFetching ||
        results.some(({ isFetching }) => isFetching)),
    hasFailed: settled !== '' && [ofOrder, ...results].some(({ isError }) => isError),
  };
}

function useOrderActions(text: string, settled: string, orderOfPage: string | undefined) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const mayRead = user != null && can(user, 'orders:read');
  const asked = splitOrderNumber(settled);
  const typed = splitOrderNumber(text);
  const id = asked.id ?? orderOfPage;
  const {
    data: order,
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['commands', 'order', id],
    queryFn: ({ signal }) =>
      getOrder(id ?? '', signal).catch((error) => {
        if (isUnknown(error)) return null;
        throw error;
      }),
    enabled: mayRead && namesOrderAction(t, asked.words) && id !== undefined,
    staleTime: 0,
  });
  const commands = () => {
    // Not of another order while the rest of its number is typed.
    if (!mayRead || typed.id !== asked.id || !namesOrderAction(t, typed.words)) return [];
    if (id === undefined) return findOrderActionsToComplete(t, typed.words, user);
    return order ? findOrderActions(t, order, typed.words, user) : [];
  };
  return { commands: commands(), isFetching, isError };
}
