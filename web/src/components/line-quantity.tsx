import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { controlClass } from '../ui/select';
import { ProductImage } from './product-image';

interface LineQuantityProps {
  line: { name: string; image: string };
  value: number;
  max: number;
  onChange: (quantity: number) => void;
  children?: ReactNode;
}

/** One line of an order in a dialog, with how many of its units are meant. */
export function LineQuantity({ line, value, max, onChange, children }: LineQuantityProps) {
  const { t, language } = useLanguage();
  const id = useId();
  // What was typed above the maximum is not kept, and says so.
  const [isOver, setOver] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <ProductImage src={line.image} alt="" size={40} className="size-10 shrink-0 rounded-control" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="line-clamp-2 font-medium text-sm">
          <bdi>{line.name}</bdi>
        </span>
        {children}
      </span>
      <label className="flex shrink-0 items-center gap-2 text-sm">
        <span className="sr-only">{t('shared.order.quantity_of', { name: line.name })}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={value}
          aria-describedby={isOver ? id : undefined}
          onChange={({ target }) => {
            const typed = Math.trunc(target.valueAsNumber || 0);
            setOver(typed > max);
            onChange(Math.max(0, Math.min(max, typed)));
          }}
          className={`${controlClass} tabular h-11 w-20! text-end!`}
        />
        <span className="tabular text-muted">
          {t('shared.order.of_quantity', { quantity: max.toLocaleString(language) })}
        </span>
      </label>
      <p id={id} role="status" className="w-full text-end font-medium text-accent-ink text-sm empty:hidden">
        {isOver && t('shared.order.quantity_over', { quantity: max.toLocaleString(language) })}
      </p>
    </li>
  );
}
