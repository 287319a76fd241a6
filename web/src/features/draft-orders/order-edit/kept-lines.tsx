import { LineQuantity } from '../../../components/line-quantity';
import { useLanguage } from '../../../i18n/language-provider';
import type { Editable } from './api';
import type { Kept } from './edit-values';

interface KeptLinesProps {
  edit: Editable;
  kept: Kept;
  onChange: (kept: Kept) => void;
}

/** How many of the units that have not shipped stay, and whether the others are restocked. */
export function KeptLines({ edit, kept, onChange }: KeptLinesProps) {
  const { t } = useLanguage();
  const { quantities, notRestocked } = kept;
  const toggle = (id: number, isRestocked: boolean) => {
    const next = new Set(notRestocked);
    if (isRestocked) next.delete(id);
    else next.add(id);
    onChange({ ...kept, notRestocked: next });
  };
  return (
    <ul className="divide-y divide-line">
      {edit.items
        .filter(({ toShip }) => toShip > 0)
        .map((line) => {
          const quantity = quantities.get(line.id) ?? line.toShip;
          const isRemoved = quantity < line.toShip;
          return (
            <LineQuantity
              key={line.id}
              line={line}
              value={quantity}
              max={line.toShip}
              onChange={(value) => onChange({ ...kept, quantities: new Map(quantities).set(line.id, value) })}
            >
              {isRemoved && line.productId > 0 && !line.isDropshipped && (
                <label className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    aria-label={t('draft_orders.edit_restock_named', { name: line.name })}
                    checked={!notRestocked.has(line.id)}
                    onChange={(event) => toggle(line.id, event.target.checked)}
                    className="size-4.5 accent-primary"
                  />
                  {t('draft_orders.edit_restock')}
                </label>
              )}
              {isRemoved && edit.sentToSupplier.includes(line.id) && (
                <span className="block text-accent-ink text-sm">{t('draft_orders.edit_supplier')}</span>
              )}
            </LineQuantity>
          );
        })}
    </ul>
  );
}
