import clsx from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { ChunkErrorNotice } from '../../components/chunk-error-notice';
import type { ViewedImage } from '../../components/image-viewer';
import { lazyPart } from '../../components/lazy-part';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';

const ImageViewer = lazyPart(async () => (await import('../../components/image-viewer')).ImageViewer, {
  failed: (retry, { isOpen, onClose }) => isOpen && <ChunkErrorNotice isFloating onRetry={retry} onDismiss={onClose} />,
});

interface GalleryProps {
  productId: number;
  images: ViewedImage[];
  /** The URL of the image to show, until the visitor shows another. */
  wanted: string;
  /** The product's name. */
  title: string;
}

/** A product's images: one large, the others as a row below it. A click on the large one fills the screen with it. */
export function Gallery({ productId, images, wanted, title }: GalleryProps) {
  const { t } = useLanguage();
  const place = Math.max(
    0,
    images.findIndex(({ url }) => url === wanted),
  );
  const [at, setAt] = useState(place);
  const [before, setBefore] = useState(wanted);
  if (before !== wanted) {
    setBefore(wanted);
    setAt(place);
  }
  // Undefined until it is first opened: only then its code is fetched.
  const [isOpen, setOpen] = useState<boolean>();
  const shown = images[at] ?? images[0];
  if (!shown) return <ProductImage src="" alt="" size={640} className="aspect-square w-full rounded-panel" />;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('catalog.product.enlarge')}
        onClick={() => setOpen(true)}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-panel border border-line"
      >
        <ProductImage
          src={shown.url}
          alt={shown.alt}
          size={640}
          sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 92vw"
          isFirst
          isWhole
          sharedBy={productId}
          className="aspect-square w-full"
        />
        <span className="absolute end-4 bottom-4 grid size-11 place-items-center rounded-full border border-line bg-surface/95 opacity-85 transition-opacity group-hover:opacity-100">
          <Maximize2 size={18} aria-hidden />
        </span>
      </button>
      {images.length > 1 && (
        // Another first image is in view, too: a list that stays would keep the place that it was scrolled to.
        <ul key={images[0]?.url} className="strip mt-3 flex gap-2 p-0.5">
          {images.map(({ url, alt }, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={t('catalog.image.show', { number: index + 1, alt })}
                aria-current={index === at}
                onClick={() => setAt(index)}
                className={clsx(
                  'block overflow-hidden rounded-control border-2',
                  index === at ? 'border-primary' : 'border-transparent hover:border-line-strong',
                )}
              >
                <ProductImage src={url} alt="" size={80} className="size-16 sm:size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen !== undefined && (
        <ImageViewer
          images={images}
          at={at}
          onChange={setAt}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={title}
        />
      )}
    </>
  );
}
