import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { useDebounced } from '../../ui/search-field';
import { type Command, type CommandScreen, commandSources, findScreens } from './sources';

const debounceMs = 150;
/** The server takes no longer text. */
const lengthMax = 100;

export interface CommandGroup {
  heading: string;
  commands: Command[];
}

/** Returns what matches the text, by source: screens immediately, the rest when the text has settled. */
export function useCommandGroups(screens: CommandScreen[], text: string) {
  const { t, formatPrice, language } = useLanguage();
  const settled = useDebounced(text.trim().slice(0, lengthMax), debounceMs);
  const results = useQueries({
    queries: commandSources.map(({ heading, find }) => ({
      queryKey: ['commands', heading, settled, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find({ text: settled, language, formatPrice, signal }),
      enabled: settled !== '',
      placeholderData: keepPreviousData<Command[]>,
      gcTime: 60_000,
    })),
  });
  const named = screens.map(({ path, to = path, key, icon }) => ({ to, name: t(key), icon }));
  const groups: CommandGroup[] = [
    { heading: t('commands.screens'), commands: findScreens(named, text) },
    ...commandSources.map(({ heading }, index) => ({
      heading: t(heading),
      commands: text.trim() === '' ? [] : (results[index]?.data ?? []),
    })),
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching:
      text.trim() !== '' &&
      (settled !== text.trim().slice(0, lengthMax) || results.some(({ isFetching }) => isFetching)),
    hasFailed: settled !== '' && results.some(({ isError }) => isError),
  };
}
