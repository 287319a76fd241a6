import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { collectionDetailQuery } from './api';
import { CollectionEditor } from './collection-editor';

interface CollectionDialogProps {
  /** Of the collection to edit; a new one has none. */
  id: number | undefined;
  onClose: () => void;
}

/** Reads the collection, and then opens its editor. */
export function CollectionDialog({ id, onClose }: CollectionDialogProps) {
  const { t } = useLanguage();
  const collection = useQuery({ ...collectionDetailQuery(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return <CollectionEditor collection={undefined} onClose={onClose} onReload={undefined} />;
  if (collection.data) {
    const reload = async () => (await collection.refetch()).data;
    return <CollectionEditor collection={collection.data} onClose={onClose} onReload={reload} />;
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('collections.edit_short')}
      closeLabel={t('shared.dialog.close')}
    >
      {collection.isPending ? (
        <Skeleton className="h-64" />
      ) : (
        <QueryError title={t('collections.failed')} query={collection} />
      )}
    </Dialog>
  );
}
