import clsx from 'clsx';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Close, Content, Portal, Root, Overlay as Shade, Title } from 'radix-ui/dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { Overlay } from '../ui/overlay';
import { useZoom } from './use-zoom';

const parts = { Root, Portal, Overlay: Shade, Content };
const control = 'grid size-11 place-items-center rounded-full bg-black/60 text-white outline-white! hover:bg-white/20';

export interface ViewedImage {
  url: string;
  alt: string;
}

interface ImageViewerProps {
  images: ViewedImage[];
  /** The image that is shown. */
  at: number;
  onChange: (at: number) => void;
  isOpen: boolean;
  onClose: () => void;
  title: string;
}

/** An image as large as the screen, whole and on dark ground in both schemes. */
export function ImageViewer({ images, at, onChange, isOpen, onClose, title }: ImageViewerProps) {
  const { t } = useLanguage();
  const image = images[at];
  const step = (by: -1 | 1) => {
    if (images[at + by]) onChange(at + by);
  };
  const { isEnlarged, toggle, frameProps, transform } = useZoom({ image: image?.url ?? '', onClose, onStep: step });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  if (!image) return null;
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      parts={parts}
      aria-describedby={undefined}
      onKeyDown={onKeyDown}
      className="inset-0 bg-black! text-white data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    >
      <Title className="sr-only">{title}</Title>
      <div
        {...frameProps}
        className={clsx(
          'absolute inset-0 touch-none select-none overflow-hidden',
          isEnlarged ? 'cursor-zoom-out' : 'cursor-zoom-in',
        )}
      >
        <img
          key={image.url}
          {...largeImage(image.url)}
          alt={image.alt}
          draggable={false}
          style={{ transform }}
          className="size-full object-contain"
        />
      </div>
      <div className="absolute end-3 top-3 flex gap-2">
        <button
          type="button"
          aria-label={t(isEnlarged ? 'shared.image.smaller' : 'shared.image.larger')}
          onClick={toggle}
          className={control}
        >
          {isEnlarged ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
        </button>
        <Close aria-label={t('shared.image.close')} className={control}>
          <X size={20} aria-hidden />
        </Close>
      </div>
      {images.length > 1 && (
        // As the images lie, and not as the language is read: swipes and arrow keys go by left and right, too.
        <div dir="ltr" className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-4">
          <Step label={t('shared.image.previous')} isOver={at === 0} onClick={() => step(-1)}>
            <ChevronLeft size={22} aria-hidden />
          </Step>
          <p aria-live="polite" className="tabular rounded-full bg-black/60 px-3 py-1 text-sm">
            {at + 1} / {images.length}
          </p>
          <Step label={t('shared.image.next')} isOver={at === images.length - 1} onClick={() => step(1)}>
            <ChevronRight size={22} aria-hidden />
          </Step>
        </div>
      )}
    </Overlay>
  );
}

interface StepProps {
  label: string;
  isOver: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable at the end of the row, so that the focus is not lost there. */
const Step = ({ label, isOver, onClick, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOver}
    onClick={onClick}
    className={clsx(control, 'aria-disabled:opacity-40')}
  >
    {children}
  </button>
);

/** Enough to be enlarged on any screen. */
const largeWidths = [1000, 1200, 1600, 2000];

/** The attributes of an image that fills the screen, in its own aspect ratio. */
function largeImage(image: string): { src: string; srcSet?: string; sizes?: string } {
  if (!/^\/(images|uploads)\//.test(image)) return { src: image };
  return {
    src: `${image}?w=1200`,
    srcSet: largeWidths.map((width) => `${image}?w=${width} ${width}w`).join(', '),
    // At least 1000 px, also on a phone: it is there to be enlarged.
    sizes: 'max(100vw, 60rem)',
  };
}
