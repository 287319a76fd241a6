import { useLanguage } from '../../i18n/language-provider';
import { type Language, languageNames, languages } from '../../i18n/languages';
import { setTheme, type Theme, useTheme } from '../../lib/theme';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';

export function Settings() {
  const { t, language, setLanguage } = useLanguage();
  const theme = useTheme();
  const choose = (next: Language) => {
    setLanguage(next).catch(() => toastError(t('toast.error'), t('error.offline')));
  };
  return (
    <Card className="grid gap-5 p-6 sm:grid-cols-2 sm:p-8">
      <h2 className="font-semibold text-xl sm:col-span-2">{t('settings.title')}</h2>
      <SelectField
        label={t('language.label')}
        value={language}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('settings.theme')}
        value={theme}
        onChange={(event) => setTheme(event.target.value as Theme)}
      >
        <option value="light">{t('settings.light')}</option>
        <option value="dark">{t('settings.dark')}</option>
      </SelectField>
      <p className="text-muted text-sm sm:col-span-2">{t('settings.note')}</p>
    </Card>
  );
}
