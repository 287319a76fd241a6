import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { changeLanguage, currentLanguage, directionOf, translate } from './language';
import type { Language } from './languages';
import type { MessageKey } from './messages';

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

interface LanguageContext {
  t: Translate;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Settles once the new language's words are there. Rejects, and changes nothing, where they cannot be fetched. */
  setLanguage: (language: Language) => Promise<void>;
}

const Context = createContext<LanguageContext | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(currentLanguage);
  const value = useMemo<LanguageContext>(
    () => ({
      // A new function per language, so that whatever depends on `t` is worked out again.
      t: (key, values) => translate(key, values),
      language,
      direction: directionOf(language),
      setLanguage: async (next) => {
        await changeLanguage(next);
        setState(next);
      },
    }),
    [language],
  );
  return <Context value={value}>{children}</Context>;
}

export function useLanguage(): LanguageContext {
  const context = useContext(Context);
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider');
  return context;
}
