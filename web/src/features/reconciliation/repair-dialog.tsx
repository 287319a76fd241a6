import {
  isCheck,
  type ReconciliationRow,
  type Repair,
  repairReason,
  requiredRepairReason,
} from '@shopwright/contracts/http/reconciliation';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useRepair } from './api';
import { causeText, repairKey } from './row-text';

interface RepairDialogProps {
  row: ReconciliationRow;
  repair: Repair;
  onClose: () => void;
}

/** Asks for the reason of a repair, which is kept with it. */
export function RepairDialog({ row, repair, onClose }: RepairDialogProps) {
  const { t, formatPrice, currency } = useLanguage();
  const isOptional = isCheck(repair, row.cause);
  const form = useZodForm(isOptional ? repairReason : requiredRepairReason, { reason: '' });
  const { mutation, problem } = useRepair(row, onClose);
  const label = t(repairKey(repair, row.cause));
  const takesMoney = repair === 'refund' || repair === 'release';
  return (
    <FormDialog
      onClose={onClose}
      title={label}
      description={causeText(row, t, { formatPrice, currency })}
      onSubmit={form.submit(mutation, { input: ({ reason }) => ({ repair, reason }) })}
      submit={{ label, variant: takesMoney ? 'destructive' : 'primary', isPending: mutation.isPending }}
    >
      {problem && (
        <Notice tone="danger" isUrgent className="mb-4">
          {problem}
        </Notice>
      )}
      <TextArea
        label={t(isOptional ? 'reconciliation.reason_optional' : 'reconciliation.reason')}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
