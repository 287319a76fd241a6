import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';

/** A draft that is an order, which has everything else. */
export function OrderedDraft({ draft }: { draft: DraftOrder }) {
  const { t, formatPrice } = useLanguage();
  return (
    <Card className="grid gap-4 p-4 text-sm sm:p-5">
      <ul className="divide-y divide-line">
        {draft.lines.map((line, index) => (
          <li key={`${line.name} ${String(index)}`} className="flex justify-between gap-4 py-2.5">
            <bdi className="wrap-anywhere min-w-0">{line.name}</bdi>
            <bdi dir="ltr" className="tabular shrink-0">{`${line.quantity} × ${formatPrice(line.price)}`}</bdi>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-line border-t pt-3 font-semibold">
        <span>{t('draft_orders.total')}</span>
        <bdi className="tabular">{formatPrice(draft.total)}</bdi>
      </p>
      {draft.orderId !== null && (
        <ButtonLink to={paths.order(draft.orderId)} className="justify-self-start">
          {t('draft_orders.open_order', { id: draft.orderId })}
        </ButtonLink>
      )}
    </Card>
  );
}
