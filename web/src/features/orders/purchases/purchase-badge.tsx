import type { PurchaseOrder, PurchaseOrderState } from '@shopwright/contracts/http/purchase-orders';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon, Send, Truck } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { Badge, type Tone } from '../../../ui/badge';

const looks: Record<PurchaseOrderState, { tone: Tone; icon: LucideIcon }> = {
  to_send: { tone: 'accent', icon: Clock },
  sent: { tone: 'info', icon: Send },
  confirmed: { tone: 'success', icon: CircleCheck },
  shipped: { tone: 'success', icon: Truck },
  failed: { tone: 'danger', icon: CircleAlert },
  canceled: { tone: 'neutral', icon: CircleX },
};

/** The state, and what staff must do about it. */
export function PurchaseBadges({ purchase }: { purchase: Pick<PurchaseOrder, 'state' | 'problem' | 'warning'> }) {
  const { t } = useLanguage();
  const { state, problem, warning } = purchase;
  const { tone, icon: Icon } = looks[state];
  const needs = warning
    ? t(`orders.po_warning_${warning}`)
    : state === 'to_send' && problem
      ? t(`orders.po_problem_${problem}`)
      : undefined;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tone}>
        <Icon size={12} aria-hidden className="shrink-0" />
        {t(`orders.po_state_${state}`)}
      </Badge>
      {needs && (
        <Badge tone="danger" className="whitespace-normal">
          <CircleAlert size={12} aria-hidden className="shrink-0" />
          {needs}
        </Badge>
      )}
    </span>
  );
}
