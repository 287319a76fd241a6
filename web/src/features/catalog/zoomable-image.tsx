import type { Product } from '@shopwright/contracts/http/products';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { lazyPart } from '../../lib/lazy-part';

const Dialog = lazyPart(async () => (await import('../../ui/dialog')).Dialog);

/** Shows the product image; a click opens it as large as the screen allows. */
export function ZoomableImage({ product }: { product: Product }) {
  const { t } = useLanguage();
  // Undefined until it is first opened: only then its code is fetched.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('product.enlarge')}
        onClick={() => setOpen(true)}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-panel border border-line"
      >
        <ProductImage
          src={product.image}
          alt={product.name}
          size={640}
          sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 92vw"
          isFirst
          className="aspect-square w-full"
        />
        <span className="absolute end-4 bottom-4 grid size-11 place-items-center rounded-full border border-line bg-surface/95 opacity-85 transition-opacity group-hover:opacity-100">
          <Maximize2 size={18} aria-hidden />
        </span>
      </button>
      {isOpen !== undefined && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={product.name}
          closeLabel={t('product.image_close')}
          size="lg"
        >
          <ProductImage
            src={product.image}
            alt={product.name}
            size={720}
            sizes="(min-width: 48rem) 45rem, 100vw"
            isFirst
            className="mx-auto aspect-square w-full max-w-[72dvh] rounded-card"
          />
        </Dialog>
      )}
    </>
  );
}
