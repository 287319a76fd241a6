import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { setTheme, useTheme } from '../lib/theme';

interface ThemeToggleProps {
  className: string;
  /** Shows its label beside the icon, instead of telling it to screen readers alone. */
  isLabelled?: boolean;
}

/** Switches between the light and the dark scheme. */
export function ThemeToggle({ className, isLabelled = false }: ThemeToggleProps): ReactNode {
  const { t } = useLanguage();
  const isDark = useTheme() === 'dark';
  const label = t(isDark ? 'layout.theme.to_light' : 'layout.theme.to_dark');
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={isLabelled ? undefined : label}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      className={className}
    >
      <Icon size={20} aria-hidden className="shrink-0" />
      {isLabelled && label}
    </button>
  );
}
