import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { attributeDetailQuery } from './api';
import { AttributeEditor } from './attribute-editor';

interface AttributeDialogProps {
  /** Of the attribute to edit; a new one has none. */
  id: number | undefined;
  /** Of a new one. */
  position: number;
  onClose: () => void;
}

/** Reads the attribute, and then opens its editor. */
export function AttributeDialog({ id, position, onClose }: AttributeDialogProps) {
  const { t } = useLanguage();
  const attribute = useQuery({ ...attributeDetailQuery(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return <AttributeEditor position={position} onClose={onClose} />;
  if (attribute.data) {
    const reload = async () => (await attribute.refetch()).data;
    return <AttributeEditor attribute={attribute.data} position={position} onClose={onClose} onReload={reload} />;
  }
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={t('attributes.edit_short')} closeLabel={t('shared.dialog.close')}>
      {attribute.isPending ? (
        <Skeleton className="h-64" />
      ) : (
        <QueryError title={t('attributes.failed')} query={attribute} />
      )}
    </Dialog>
  );
}
