import { exportCollections, type StaffCollection } from '@shopwright/contracts/http/collections';
import { useQuery } from '@tanstack/react-query';
import { Layers, Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '../components/export-menu';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { CollectionDialog } from '../features/collections/collection-dialog';
import { CollectionRow } from '../features/collections/collection-row';
import { DeleteCollection } from '../features/collections/delete-collection';
import { useLanguage } from '../i18n/language-provider';
import { collectionsQuery } from '../lib/queries/collections';
import { useMay } from '../lib/use-may';
import { useOpened } from '../lib/use-opened';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ListSkeleton } from '../ui/skeleton';

type Opened = { dialog: 'new' } | { dialog: 'edit' | 'delete'; collection: StaffCollection };

/** Lists of products by hand or by rule. */
export function CollectionsPage() {
  const { t, language } = useLanguage();
  const collections = useQuery(collectionsQuery);
  const mayWrite = useMay()('products:write');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rows = collections.data ?? [];
  useOpened(mayWrite ? ['new', ...rows.map(({ id }) => String(id))] : [], (name) => {
    const collection = rows.find(({ id }) => String(id) === name);
    setOpened(collection ? { dialog: 'edit', collection } : { dialog: 'new' });
  });
  const add = mayWrite && (
    <Button onClick={() => setOpened({ dialog: 'new' })}>
      <Plus size={16} aria-hidden />
      {t('collections.add')}
    </Button>
  );
  return (
    <TitledPage
      title={t('collections.title')}
      text={t('collections.text')}
      count={collections.data?.length.toLocaleString(language)}
      actions={
        rows.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <ExportMenu endpoint={exportCollections} />
            {add}
          </div>
        )
      }
    >
      {collections.isPending ? (
        <ListSkeleton count={5} className="h-20" />
      ) : !collections.data ? (
        <QueryError title={t('collections.failed')} query={collections} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<Layers aria-hidden />} title={t('collections.none')} text={t('collections.none_text')}>
          {add}
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {rows.map((collection) => (
            <CollectionRow
              key={collection.id}
              collection={collection}
              onEdit={() => setOpened({ dialog: 'edit', collection })}
              onDelete={() => setOpened({ dialog: 'delete', collection })}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'delete' && <DeleteCollection collection={opened.collection} onClose={close} />}
      {(opened?.dialog === 'new' || opened?.dialog === 'edit') && (
        <CollectionDialog id={opened.dialog === 'edit' ? opened.collection.id : undefined} onClose={close} />
      )}
    </TitledPage>
  );
}
