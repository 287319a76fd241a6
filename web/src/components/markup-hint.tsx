import { grossMarginOfMarkup } from '@shopwright/contracts/price-rules';
import { useLanguage } from '../i18n/language-provider';

/** Stands below the field of a markup, which screens also call a profit margin: says which gross margin it leaves. */
export function MarkupHint({ percent }: { percent: number | undefined }) {
  const { t } = useLanguage();
  const isReadable = percent !== undefined && percent > 0;
  return (
    <span className="tabular">
      {t('shared.markup_hint', { margin: isReadable ? grossMarginOfMarkup(percent) : '–' })}
    </span>
  );
}
