import type { StaffAttribute } from '@shopwright/contracts/http/attributes';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { Pencil, Trash2 } from 'lucide-react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';

interface AttributeRowProps {
  attribute: StaffAttribute;
  categories: StaffCategory[];
  onEdit: () => void;
  onDelete: () => void;
}

export function AttributeRow({ attribute, categories, onEdit, onDelete }: AttributeRowProps) {
  const { t, language } = useLanguage();
  const { name, kind, unit, categoryIds, isFilter, choices, translations } = attribute;
  const inLanguage = language === 'en' ? undefined : translations[language];
  const named = categoryIds.flatMap((id) => categories.find((category) => category.id === id)?.name ?? []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-3 py-3 sm:px-4">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {inLanguage && <bdi className="font-normal text-muted">{inLanguage}</bdi>}
          {!isFilter && kind !== 'text' && <Badge>{t('attributes.no_filter')}</Badge>}
        </h2>
        <p className="tabular wrap-anywhere mt-0.5 flex flex-wrap gap-x-3 text-muted text-sm">
          <span>
            {t(`attributes.kind_${kind}`)}
            {unit && (
              <>
                {' '}
                (<bdi>{unit}</bdi>)
              </>
            )}
          </span>
          {kind === 'choice' && <span>{t('attributes.choice_count', { count: choices.length })}</span>}
          <bdi>{named.length > 0 ? named.join(', ') : t('attributes.all_categories')}</bdi>
        </p>
        {choices.some(({ color }) => color) && (
          <p aria-hidden="true" className="mt-1.5 flex flex-wrap gap-1">
            {choices.slice(0, 24).map(({ id, color }) => (
              <span
                key={id}
                className="size-4 rounded-full border border-line-strong"
                style={{ backgroundColor: color ?? undefined }}
              />
            ))}
          </p>
        )}
      </div>
      <Permitted to="products:write">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-label={t('attributes.edit', { name })} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
            {t('attributes.edit_short')}
          </Button>
          <Button variant="secondary" size="sm" aria-label={t('attributes.delete', { name })} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
            {t('attributes.delete_short')}
          </Button>
        </div>
      </Permitted>
    </li>
  );
}
