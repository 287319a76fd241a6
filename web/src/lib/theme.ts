import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './local-storage';

export type Theme = 'light' | 'dark';

const key = 'theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The chosen theme, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? readStored(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored(key, theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const media = systemDark();
  listeners.add(listener);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
