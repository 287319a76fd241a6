import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { Copy } from 'lucide-react';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { revokePaymentLink } from './api';
import { useDraftProblem } from './draft-problem';

interface PaymentLinkCardProps {
  draft: DraftOrder;
  onChanged: (draft: DraftOrder) => void;
}

/** The link that is open, to be copied or ended. */
export function PaymentLinkCard({ draft, onChanged }: PaymentLinkCardProps) {
  const { t, language } = useLanguage();
  const toProblem = useDraftProblem();
  const revoke = useSingleMutation({
    mutationFn: () => revokePaymentLink(draft),
    onSuccess: (changed) => {
      toast(t('draft_orders.link_ended'));
      onChanged(changed);
    },
    onError: (error) => toastError(t('shared.toast.update_failed'), toProblem(error)),
  });
  const link = draft.paymentLink;
  if (!link) return null;
  const { url } = link;
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast(t('draft_orders.copied')),
      () => toastError(t('shared.toast.error'), t('draft_orders.copy_failed')),
    );
  return (
    <Card className="grid gap-3 p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('draft_orders.link')}</h2>
      <p className="wrap-anywhere text-muted">
        {t('draft_orders.link_until', { date: dateText(link.expiresAt, language) })}
        {link.emailedTo && (
          <>
            {' '}
            {t('draft_orders.link_emailed')} <bdi dir="ltr">{link.emailedTo}</bdi>
          </>
        )}
      </p>
      {url !== null && (
        <>
          <TextField
            label={t('draft_orders.link_address')}
            value={url}
            readOnly
            dir="ltr"
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => copy(url)}>
              <Copy size={14} aria-hidden />
              {t('draft_orders.copy')}
            </Button>
            <Button variant="danger" size="sm" onClick={() => revoke.mutate()} isPending={revoke.isPending}>
              {t('draft_orders.end_link')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
