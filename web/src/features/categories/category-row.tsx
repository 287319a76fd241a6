import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { FolderPlus, GitMerge, Pencil, Trash2 } from 'lucide-react';
import { Permitted } from '../../components/permitted';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';

interface CategoryRowProps {
  category: StaffCategory;
  hasChildren: boolean;
  onEdit: () => void;
  /** Undefined on the last level. */
  onAdd: (() => void) | undefined;
  onMerge: () => void;
  canMerge: boolean;
  onDelete: () => void;
}

export function CategoryRow({ category, hasChildren, canMerge, onEdit, onAdd, onMerge, onDelete }: CategoryRowProps) {
  const { t } = useLanguage();
  const { name, slug, image, isHidden, productCount, archivedCount, draftCount, translations } = category;
  const isEmpty = !hasChildren && productCount + archivedCount + draftCount === 0;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        {image && (
          <ProductImage src={image} alt="" size={48} className="size-12 shrink-0 rounded-control object-cover" />
        )}
        <div className="min-w-0">
          <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <bdi>{name}</bdi>
            {isHidden && <Badge>{t('categories.hidden')}</Badge>}
          </h2>
          <p className="wrap-anywhere text-muted text-sm">
            <bdi dir="ltr">/categories/{slug}</bdi>
          </p>
          <p className="tabular mt-0.5 flex flex-wrap gap-x-3 text-muted text-sm">
            <span>{t('categories.products', { count: productCount })}</span>
            {draftCount > 0 && <span>{t('categories.drafts', { count: draftCount })}</span>}
            {archivedCount > 0 && <span>{t('categories.archived', { count: archivedCount })}</span>}
            <span>{t('categories.languages', { count: translations.length + 1 })}</span>
          </p>
        </div>
      </div>
      <Permitted to="products:write">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-label={t('categories.edit', { name })} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
            {t('categories.edit_short')}
          </Button>
          {onAdd && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('categories.add_below', { name })}
              title={t('categories.add_below', { name })}
              onClick={onAdd}
              className="pointer-coarse:min-w-11"
            >
              <FolderPlus size={14} aria-hidden />
            </Button>
          )}
          {canMerge && (
            <Button variant="secondary" size="sm" aria-label={t('categories.merge', { name })} onClick={onMerge}>
              <GitMerge size={14} aria-hidden />
              {t('categories.merge_short')}
            </Button>
          )}
          {isEmpty && (
            <Button variant="secondary" size="sm" aria-label={t('categories.delete', { name })} onClick={onDelete}>
              <Trash2 size={14} aria-hidden />
              {t('categories.delete_short')}
            </Button>
          )}
        </div>
      </Permitted>
    </div>
  );
}
