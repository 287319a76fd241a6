import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { deleteDraft, storeDraft } from './api';
import { useDraftProblem } from './draft-problem';
import { LinkDialog } from './link-dialog';
import { MarkPaidDialog } from './mark-paid-dialog';
import { PaymentLinkCard } from './payment-link-card';

interface DraftActionsProps {
  draft: DraftOrder;
  /** What is typed is not saved: the actions would be about something else than what is seen. */
  isDirty: boolean;
  onChanged: (draft: DraftOrder) => void;
}

/** What becomes of a draft: a link to pay it by, an order that is paid already, or nothing. */
export function DraftActions({ draft, isDirty, onChanged }: DraftActionsProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const toProblem = useDraftProblem();
  const [open, setOpen] = useState<'link' | 'paid' | 'delete'>();
  const remove = useSingleMutation({
    mutationFn: () => deleteDraft(draft),
    onSuccess: () => {
      toast(t('draft_orders.deleted'));
      void navigate(paths.draftOrders);
    },
    onError: (error) => toastError(t('shared.toast.update_failed'), toProblem(error)),
  });
  const finish = (changed: DraftOrder) => {
    setOpen(undefined);
    onChanged(changed);
    void storeDraft(changed);
    if (changed.orderId !== null) void navigate(paths.order(changed.orderId));
  };
  if (draft.orderId !== null) {
    return (
      <ButtonLink to={paths.order(draft.orderId)}>{t('draft_orders.open_order', { id: draft.orderId })}</ButtonLink>
    );
  }
  return (
    <>
      <Card className="grid gap-3 p-4 text-sm sm:p-5">
        <h2 className="font-semibold text-lg">{t('draft_orders.payment')}</h2>
        {isDirty && <Notice>{t('draft_orders.save_first')}</Notice>}
        <Button onClick={() => setOpen('link')} disabled={isDirty}>
          {t(draft.paymentLink ? 'draft_orders.send_link_again' : 'draft_orders.send_link')}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('paid')} disabled={isDirty}>
          {t('draft_orders.mark_paid')}
        </Button>
      </Card>
      <PaymentLinkCard draft={draft} onChanged={finish} />
      <Button variant="danger" onClick={() => setOpen('delete')}>
        {t('draft_orders.delete')}
      </Button>
      {open === 'link' && <LinkDialog draft={draft} onClose={() => setOpen(undefined)} onSent={finish} />}
      {open === 'paid' && <MarkPaidDialog draft={draft} onClose={() => setOpen(undefined)} onPaid={finish} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('draft_orders.delete')}
        text={t('draft_orders.delete_text')}
        confirmLabel={t('draft_orders.delete')}
        cancelLabel={t('shared.dialog.cancel')}
        isDangerous
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}
