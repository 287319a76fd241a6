import { optionalColumns, type RejectedRow, requiredColumns } from '@shopwright/contracts/http/file-imports';
import { validationCode } from '@shopwright/contracts/validation-messages';
import { useQuery } from '@tanstack/react-query';
import { formMessage } from '../../components/use-zod-form';
import { type Translate, useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { saveCsv } from '../../lib/csv';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Table } from '../../ui/table';
import { toastError } from '../../ui/toast-store';
import { readRejectedRows, rejectedRowsQuery } from './api';

interface RejectedRowsProps {
  jobId: string;
  fileName: string;
}

const columns = [...requiredColumns, ...optionalColumns];

/** As a spreadsheet counts, whose first row is the head. */
const rowInFile = ({ row }: RejectedRow): number => row + 1;

const labels: Partial<Record<string, MessageKey>> = {
  name: 'shared.field.product_name',
  description: 'shared.field.description',
  image: 'shared.field.image',
  category: 'shared.field.category',
  price: 'shared.inventory.column_price',
  compareAtPrice: 'shared.field.compare_at_price',
  sku: 'shared.field.sku',
  stockQuantity: 'shared.field.stock',
  lowStockThreshold: 'shared.field.threshold',
  featured: 'shared.product.featured',
  inStock: 'shared.product.in_stock',
  isDraft: 'shared.product.draft',
  tags: 'shared.field.tags',
  supplierName: 'shared.field.supplier_name',
  supplierProductId: 'shared.field.supplier_id',
  supplierCost: 'shared.field.supplier_cost',
  dropshipMargin: 'shared.field.markup',
};

/** Writes "price: Required; sku: This SKU is already used" with the labels of the form, in the language of the interface. */
export function describeReason(reason: string, t: Translate): string {
  return reason
    .split('; ')
    .map((part) => {
      const [, column, message] = /^(\w+): (.+)$/s.exec(part) ?? [];
      const label = column && labels[column];
      if (!label || !message) return part;
      return `${t(label)}: ${validationCode(message) ? formMessage(message) : message}`;
    })
    .join('\n');
}

/** The first rejected rows with their reasons, and all of them as a file that can be corrected and imported again. */
export function RejectedRows({ jobId, fileName }: RejectedRowsProps) {
  const { t } = useLanguage();
  const { data: rows } = useQuery(rejectedRowsQuery(jobId));
  const download = useSingleMutation({
    mutationFn: () => readRejectedRows(jobId),
    onSuccess: (all) => {
      const lines = all.map(({ row, reason, columns: cells }) => [
        ...columns.map((column) => cells[column] ?? ''),
        row + 1,
        reason,
      ]);
      saveCsv(`rejected-${fileName}`, [[...columns, 'row', 'reason'], ...lines]);
    },
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  if (!rows) return <Skeleton className="mt-3 h-24" />;
  return (
    <div className="mt-3">
      {/* Not a box that scrolls: the head would stick within it, over the first rows. */}
      <div className="rounded-card border border-line">
        <Table
          columns={[
            { id: 'row', head: t('import.file.column_row'), cell: rowInFile },
            {
              id: 'product',
              head: t('shared.inventory.column_product'),
              cell: ({ columns: cells }: RejectedRow) => <bdi>{cells.name || '–'}</bdi>,
              cellClass: 'wrap-anywhere',
            },
            {
              id: 'reason',
              head: t('import.file.column_reason'),
              cell: ({ reason }: RejectedRow) => <bdi>{describeReason(reason, t)}</bdi>,
              cellClass: 'wrap-anywhere whitespace-pre-line',
            },
          ]}
          rows={rows}
          rowKey={({ row }) => row}
          isDense
        />
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        isPending={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('import.file.download_rejected')}
      </Button>
    </div>
  );
}
