import clsx from 'clsx';
import { Globe } from 'lucide-react';
import { useLanguage } from '../i18n/language-provider';
import { type Language, languageNames, languages } from '../i18n/languages';
import { useStoreSettings } from '../lib/queries/store-settings';
import { toastError } from '../ui/toast-store';

export function LanguageSelect({ className }: { className?: string }) {
  const { t, language, setLanguage } = useLanguage();
  const offered = useStoreSettings()?.languages ?? languages;
  if (offered.length < 2) return null;
  const choose = (next: Language) => {
    setLanguage(next).catch(() => toastError(t('shared.toast.error'), t('shared.error.offline')));
  };
  return (
    <span className={clsx('relative items-center rounded-control hover:bg-sunken', className)}>
      <Globe size={18} aria-hidden className="pointer-events-none absolute start-3" />
      <select
        aria-label={t('shared.language.label')}
        value={language}
        onChange={(event) => choose(event.target.value as Language)}
        className="field-sizing-content h-11 w-full appearance-none rounded-control bg-transparent ps-9.5 pe-3 font-medium text-sm"
      >
        {languages
          .filter((code) => offered.includes(code))
          .map((code) => (
            <option key={code} value={code} lang={code} className="bg-surface text-ink">
              {languageNames[code]}
            </option>
          ))}
      </select>
    </span>
  );
}
