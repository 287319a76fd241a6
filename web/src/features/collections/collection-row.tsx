import type { StaffCollection } from '@shopwright/contracts/http/collections';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Permitted } from '../../components/permitted';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';

interface CollectionRowProps {
  collection: StaffCollection;
  onEdit: () => void;
  onDelete: () => void;
}

export function CollectionRow({ collection, onEdit, onDelete }: CollectionRowProps) {
  const { t } = useLanguage();
  const { title, slug, image, isEnabled, rule, productCount, hasMore } = collection;
  const name = title;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-3 py-3 sm:px-4">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        {image && (
          <ProductImage src={image} alt="" size={48} className="size-12 shrink-0 rounded-control object-cover" />
        )}
        <div className="min-w-0">
          <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <bdi>{title}</bdi>
            {!isEnabled && <Badge>{t('collections.off')}</Badge>}
          </h2>
          <p className="wrap-anywhere text-muted text-sm">
            <bdi dir="ltr">{paths.collectionPage(slug)}</bdi>
          </p>
          <p className="tabular mt-0.5 flex flex-wrap gap-x-3 text-muted text-sm">
            <span>{t(hasMore ? 'collections.products_more' : 'collections.products', { count: productCount })}</span>
            <span>{t(rule ? 'collections.by_rule' : 'collections.by_hand')}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isEnabled && (
          <Link
            to={paths.collectionPage(slug)}
            aria-label={t('collections.view', { name })}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <ExternalLink size={14} aria-hidden />
            {t('collections.view_short')}
          </Link>
        )}
        <Permitted to="products:write">
          <Button variant="secondary" size="sm" aria-label={t('collections.edit', { name })} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
            {t('collections.edit_short')}
          </Button>
          <Button variant="secondary" size="sm" aria-label={t('collections.delete', { name })} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
            {t('collections.delete_short')}
          </Button>
        </Permitted>
      </div>
    </li>
  );
}
