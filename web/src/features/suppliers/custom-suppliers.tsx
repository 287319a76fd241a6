import type { Supplier } from '@shopwright/contracts/http/suppliers';
import { Plus } from 'lucide-react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SupplierActions, SupplierDetails } from './supplier-details';
import { SupplierFeed } from './supplier-feed';

interface CustomSuppliersProps {
  suppliers: Supplier[];
  onAdd: () => void;
  onEdit: (supplier: Supplier) => void;
  onRemove: (supplier: Supplier) => void;
}

export function CustomSuppliers({ suppliers, onAdd, onEdit, onRemove }: CustomSuppliersProps) {
  const { t } = useLanguage();
  return (
    <Card className="md:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
        <div>
          <h2 className="font-semibold">{t('suppliers.custom')}</h2>
          <p className="mt-1 text-muted text-sm">{t('suppliers.custom_text')}</p>
        </div>
        <Permitted to="suppliers:write">
          <Button variant="secondary" onClick={onAdd}>
            <Plus size={16} aria-hidden />
            {t('suppliers.add_custom')}
          </Button>
        </Permitted>
      </div>
      {suppliers.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {suppliers.map((supplier) => (
            <li key={supplier.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="wrap-anywhere font-medium">
                  <bdi>{supplier.name}</bdi>
                </h3>
                <p className="text-muted text-sm">{t('suppliers.product_count', { count: supplier.productCount })}</p>
                <SupplierDetails supplier={supplier} />
                <SupplierFeed supplier={supplier} />
              </div>
              <span className="flex gap-2">
                <SupplierActions supplier={supplier} onEdit={onEdit} onRemove={onRemove} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
