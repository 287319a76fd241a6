import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

interface ItemActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function ItemActions({ name, onEdit, onDelete }: ItemActionsProps) {
  const { t } = useLanguage();
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" aria-label={t('shared.edit_named', { name })} onClick={onEdit}>
        {t('shared.edit')}
      </Button>
      <Button variant="danger" size="sm" aria-label={t('selling.delete_named', { name })} onClick={onDelete}>
        {t('selling.delete')}
      </Button>
    </span>
  );
}
