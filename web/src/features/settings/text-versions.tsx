import type { PageTextVersion } from '@shopwright/contracts/http/page-texts';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Button } from '../../ui/button';

interface TextVersionsProps {
  /** Newest first; the first one is what the page shows. */
  versions: PageTextVersion[];
  canEdit: boolean;
  /** Puts the text of a version into the editor. */
  onRestore: (body: string) => void;
}

/** The saved versions of a text. */
export function TextVersions({ versions, canEdit, onRestore }: TextVersionsProps) {
  const { t, language } = useLanguage();
  if (versions.length === 0) return null;
  return (
    <details className="rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-sm">
        {t('settings.versions', { count: versions.length })}
      </summary>
      <ul className="divide-y divide-line border-line border-t">
        {versions.map(({ version, body, createdAt }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2 text-sm">
            <span className="min-w-0">
              <span className="tabular font-medium">{t('settings.version', { version })}</span>
              <span className="ms-3 text-muted">{momentText(createdAt, language)}</span>
              <span className="wrap-anywhere line-clamp-1 text-muted">
                {body?.slice(0, 120) ?? t('settings.text_default')}
              </span>
            </span>
            {canEdit && body !== null && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('settings.restore_named', { version })}
                onClick={() => onRestore(body)}
              >
                {t('settings.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
