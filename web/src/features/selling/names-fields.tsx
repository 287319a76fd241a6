import { useLanguage } from '../../i18n/language-provider';
import { getDirection, type Language, languageNames, languages } from '../../i18n/languages';
import { TextField } from '../../ui/field';

interface NamesFieldsProps {
  field: (name: `names.${Language}`) => Omit<Parameters<typeof TextField>[0], 'label'>;
}

/** The name in other languages, folded until it is wanted. */
export function NamesFields({ field }: NamesFieldsProps) {
  const { t } = useLanguage();
  return (
    <details className="sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary text-sm">
        {t('selling.names')}
      </summary>
      <p className="mb-3 text-muted text-xs">{t('selling.names_hint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {languages
          .filter((code) => code !== 'en')
          .map((code) => (
            <TextField
              key={code}
              label={languageNames[code]}
              lang={code}
              dir={getDirection(code)}
              {...field(`names.${code}`)}
            />
          ))}
      </div>
    </details>
  );
}
