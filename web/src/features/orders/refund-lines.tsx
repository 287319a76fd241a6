import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { LineQuantity } from '../../components/line-quantity';
import { useLanguage } from '../../i18n/language-provider';
import { countRefundable } from './refund-amount';

interface RefundLinesProps {
  lines: OrderDetail['items'];
  quantities: ReadonlyMap<number, number>;
  restocked: ReadonlySet<number>;
  onQuantity: (id: number, quantity: number) => void;
  onRestocked: (ids: ReadonlySet<number>) => void;
}

/** The quantity of each line that is refunded, and the choice to restock it. */
export function RefundLines({ lines, quantities, restocked, onQuantity, onRestocked }: RefundLinesProps) {
  const { t } = useLanguage();
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(restocked);
    if (isOn) next.add(id);
    else next.delete(id);
    onRestocked(next);
  };
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <LineQuantity
          key={line.id}
          line={line}
          value={quantities.get(line.id) ?? 0}
          max={countRefundable(line)}
          onChange={(quantity) => onQuantity(line.id, quantity)}
        >
          {(quantities.get(line.id) ?? 0) > 0 && !line.isDropshipped && (
            <label className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                aria-label={t('orders.restock_named', { name: line.name })}
                checked={restocked.has(line.id)}
                onChange={(event) => toggle(line.id, event.target.checked)}
                className="size-4.5 accent-primary"
              />
              {t('orders.restock')}
            </label>
          )}
        </LineQuantity>
      ))}
    </ul>
  );
}
