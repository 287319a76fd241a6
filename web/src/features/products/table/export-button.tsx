import type { StaffProduct } from '@shopwright/contracts/http/products';
import { joinTags } from '@shopwright/contracts/tags';
import { Download } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { saveCsv } from '../../../lib/csv';
import { readProducts } from '../../../lib/queries/matching-products';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { Button } from '../../../ui/button';
import { toastError } from '../../../ui/toast-store';
import type { TableParams } from './api';

const columns = [
  'id',
  'name',
  'category',
  'price',
  'stockQuantity',
  'reservedQuantity',
  'lowStockThreshold',
  'inStock',
  'featured',
  'isDropshipped',
  'supplierName',
  'supplierProductId',
  'supplierCost',
  'dropshipMargin',
  'archivedAt',
  'isDraft',
  'compareAtPrice',
  'sku',
  'taxClass',
  'weightGrams',
  'needsShipping',
  'tags',
  'slug',
  'description',
  'image',
] as const satisfies (keyof StaffProduct)[];

/** Saves the products that the filters leave, from all pages, as a file for a spreadsheet. */
export function ExportButton({ params }: { params: TableParams }) {
  const { t } = useLanguage();
  const download = useSingleMutation({
    mutationFn: () => readProducts(params),
    onSuccess: (rows) => {
      const lines = rows.map((row) =>
        columns.map((column) => (column === 'tags' ? joinTags(row.tags) : (row[column] ?? null))),
      );
      saveCsv('products.csv', [[...columns], ...lines]);
    },
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <Button variant="secondary" onClick={() => download.mutate()} isPending={download.isPending}>
      {!download.isPending && <Download size={16} aria-hidden />}
      {t('products.export')}
    </Button>
  );
}
