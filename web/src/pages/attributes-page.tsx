import type { StaffAttribute } from '@shopwright/contracts/http/attributes';
import { useQuery } from '@tanstack/react-query';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { AttributeDialog } from '../features/attributes/attribute-dialog';
import { AttributeRow } from '../features/attributes/attribute-row';
import { DeleteAttribute } from '../features/attributes/delete-attribute';
import { useLanguage } from '../i18n/language-provider';
import { attributesQuery } from '../lib/queries/attributes';
import { categoriesQuery } from '../lib/queries/products';
import { useMay } from '../lib/use-may';
import { useOpened } from '../lib/use-opened';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ListSkeleton } from '../ui/skeleton';

type Opened = { dialog: 'new' } | { dialog: 'edit' | 'delete'; attribute: StaffAttribute };

/** What specifications of products mean, by which customers filter. */
export function AttributesPage() {
  const { t, language } = useLanguage();
  const attributes = useQuery(attributesQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const mayWrite = useMay()('products:write');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rows = attributes.data ?? [];
  useOpened(mayWrite ? ['new', ...rows.map(({ id }) => String(id))] : [], (name) => {
    const attribute = rows.find(({ id }) => String(id) === name);
    setOpened(attribute ? { dialog: 'edit', attribute } : { dialog: 'new' });
  });
  const add = mayWrite && (
    <Button onClick={() => setOpened({ dialog: 'new' })}>
      <Plus size={16} aria-hidden />
      {t('attributes.add')}
    </Button>
  );
  return (
    <TitledPage
      title={t('attributes.title')}
      text={t('attributes.text')}
      count={attributes.data?.length.toLocaleString(language)}
      actions={rows.length > 0 && add}
    >
      {attributes.isPending ? (
        <ListSkeleton count={5} className="h-20" />
      ) : !attributes.data ? (
        <QueryError title={t('attributes.failed')} query={attributes} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<SlidersHorizontal aria-hidden />}
          title={t('attributes.none')}
          text={t('attributes.none_text')}
        >
          {add}
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {rows.map((attribute) => (
            <AttributeRow
              key={attribute.id}
              attribute={attribute}
              categories={categories}
              onEdit={() => setOpened({ dialog: 'edit', attribute })}
              onDelete={() => setOpened({ dialog: 'delete', attribute })}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'delete' && <DeleteAttribute attribute={opened.attribute} onClose={close} />}
      {(opened?.dialog === 'new' || opened?.dialog === 'edit') && (
        <AttributeDialog
          id={opened.dialog === 'edit' ? opened.attribute.id : undefined}
          position={Math.min(9999, Math.max(0, ...rows.map(({ position }) => position)) + 1)}
          onClose={close}
        />
      )}
    </TitledPage>
  );
}
