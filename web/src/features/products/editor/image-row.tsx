import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ProductImage } from '../../../components/product-image';
import { useLanguage } from '../../../i18n/language-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';

interface ImageRowProps {
  url: string;
  index: number;
  total: number;
  /** The field of the alt text, as the form wires it up. */
  alt: Omit<ComponentProps<typeof TextField>, 'label'>;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** An image with its alt text, in a row that its handle moves. The buttons move it without a drag and without keys. */
export function ImageRow({ url, index, total, alt, onMove, onRemove }: ImageRowProps) {
  const { t } = useLanguage();
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
    <div className="grid min-w-0 flex-1 grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[auto_1fr_auto]">
      <span className="relative">
        <ProductImage src={url} alt="" size={80} className="size-16 rounded-control sm:size-20" />
        {index === 0 && (
          <Badge className="absolute inset-x-0 bottom-0 justify-center">{t('products.image_main')}</Badge>
        )}
      </span>
      <TextField
        label={t('products.image_alt', { number })}
        dir="auto"
        maxLength={200}
        {...alt}
        className="col-span-full row-start-2 min-w-0 sm:col-span-1 sm:row-start-auto"
      />
      <div className="flex justify-self-end">
        {step(index - 1, t('products.image_up', { number }), ArrowUp)}
        {step(index + 1, t('products.image_down', { number }), ArrowDown)}
        <Button variant="ghost" size="icon" aria-label={t('products.image_remove', { number })} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
