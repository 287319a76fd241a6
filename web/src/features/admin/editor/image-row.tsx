import { useSortable } from '@dnd-kit/react/sortable';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ProductImage } from '../../../components/product-image';
import { useLanguage } from '../../../i18n/language-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';

interface ImageRowProps {
  id: string;
  url: string;
  index: number;
  total: number;
  /** The text that says how to drag. */
  hintId: string;
  /** The field of the alt text, as the form wires it up. */
  alt: Omit<ComponentProps<typeof TextField>, 'label'>;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** An image with its alt text. It moves by drag, by the keys of its handle, and by its buttons for those who do neither. */
export function ImageRow({ id, url, index, total, hintId, alt, onMove, onRemove }: ImageRowProps) {
  const { t } = useLanguage();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const number = index + 1;
  const step = (to: number, label: string, Icon: typeof ArrowUp) => {
    // Not disabled: the focus stays when the row has reached the end.
    const isEnd = to < 0 || to >= total;
    return (
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove(index, to)}
      >
        <Icon size={16} aria-hidden />
      </Button>
    );
  };
  return (
    <li
      ref={ref}
      className={clsx(
        'grid grid-cols-[auto_auto_1fr] items-center gap-x-3 gap-y-1 rounded-control border bg-surface p-2 sm:grid-cols-[auto_auto_1fr_auto]',
        isDragging ? 'border-primary shadow-lift' : 'border-line',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={t('catalog.image_drag', { number })}
        aria-describedby={hintId}
        className="grid h-16 w-8 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken pointer-coarse:w-11"
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <span className="relative">
        <ProductImage src={url} alt="" size={80} className="size-16 rounded-control sm:size-20" />
        {index === 0 && <Badge className="absolute inset-x-0 bottom-0 justify-center">{t('catalog.image_main')}</Badge>}
      </span>
      <TextField
        label={t('catalog.image_alt', { number })}
        dir="auto"
        maxLength={200}
        {...alt}
        className="col-span-full row-start-2 min-w-0 sm:col-span-1 sm:row-start-auto"
      />
      <div className="flex justify-self-end">
        {step(index - 1, t('catalog.image_up', { number }), ArrowUp)}
        {step(index + 1, t('catalog.image_down', { number }), ArrowDown)}
        <Button variant="ghost" size="icon" aria-label={t('catalog.image_remove', { number })} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
