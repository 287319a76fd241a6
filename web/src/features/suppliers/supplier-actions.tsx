import type { Supplier } from '@shopwright/contracts/http/suppliers';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

interface SupplierActionsProps {
  supplier: Supplier;
  onEdit: (supplier: Supplier) => void;
  onRemove: (supplier: Supplier) => void;
}

/** For a supplier that is there: one of our own is removed, a marketplace is disconnected. */
export function SupplierActions({ supplier, onEdit, onRemove }: SupplierActionsProps) {
  const { t } = useLanguage();
  const { kind, name } = supplier;
  const isCustom = kind === 'custom';
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('admin.edit_named', { name })}
        onClick={() => onEdit(supplier)}
      >
        {t('admin.edit')}
      </Button>
      <Button
        variant="danger"
        size="sm"
        aria-label={t(isCustom ? 'suppliers.remove_named' : 'suppliers.disconnect_named', { name })}
        onClick={() => onRemove(supplier)}
      >
        {t(isCustom ? 'suppliers.remove' : 'suppliers.disconnect')}
      </Button>
    </>
  );
}
