import { optionalColumns, type RejectedRow, requiredColumns } from '@shopwright/contracts/http/file-imports';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
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

/** The first rejected rows with their reasons, and all of them as a file that can be corrected and imported again. */
export function RejectedRows({ jobId, fileName }: RejectedRowsProps) {
  const { t } = useLanguage();
  const { data: rows } = useQuery(rejectedRowsQuery(jobId));
  const download = useSingleMutation({
    mutationFn: () => readRejectedRows(jobId),
    onSuccess: (all) => {
      const lines = all.map(({ row, reason, columns: cells }) => [
        ...columns.map((column) => cells[column] ?? ''),
        row,
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
            { id: 'row', head: t('import.file.column_row'), cell: ({ row }: RejectedRow) => row },
            {
              id: 'product',
              head: t('shared.inventory.column_product'),
              cell: ({ columns: cells }: RejectedRow) => <bdi>{cells.name || '–'}</bdi>,
              cellClass: 'wrap-anywhere',
            },
            {
              id: 'reason',
              head: t('import.file.column_reason'),
              cell: ({ reason }: RejectedRow) => <bdi>{reason}</bdi>,
              cellClass: 'wrap-anywhere',
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
