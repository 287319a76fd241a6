import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState, ViewTransition } from 'react';

/**
 * Returns the address of a product image at a size; the image server reads it from the query. Without a height, the image
 * is whole in its own aspect ratio.
 */
export function imageUrl(image: string, width: number, height: number | null = width): string {
  const [address = '', fragment] = image.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  const size = height === null ? `w=${width}` : `w=${width}&h=${height}`;
  return `${address}${joint}${size}${fragment ? `#${fragment}` : ''}`;
}

/** Sizes from a thumbnail to a screen filled twice as dense, as the server has them; the browser takes what it needs. */
const widths = [160, 320, 480, 720, 1000, 1200];

/** Lists a square image in several sizes. Only the store's server has them. */
export function imageSources(image: string, longest: number): string | undefined {
  if (!image.startsWith('/')) return undefined;
  return widths
    .filter((width) => width <= longest * 2)
    .map((width) => `${imageUrl(image, width)} ${width}w`)
    .join(', ');
}

/** Lists one of the store's images in its aspect ratio. */
export function sourcesUpTo(image: string, widest: number): string {
  return widths
    .filter((width) => width >= 480 && width <= widest)
    .map((width) => `${image}?w=${width} ${width}w`)
    .join(', ');
}

/** The same for an image that may be elsewhere, where there is only one size. */
export const ownSourcesUpTo = (image: string, widest: number): string | undefined =>
  image.startsWith('/') ? sourcesUpTo(image, widest) : undefined;

interface ProductImageProps {
  src: string;
  alt: string;
  /** The longest edge of the square it fills, in CSS pixels; images exist at up to twice that. */
  size: number;
  /** The `sizes` attribute, where the width differs from `size`. */
  sizes?: string;
  isFirst?: boolean;
  /** Shows an image of any aspect ratio whole; the square is filled with it otherwise. */
  isWhole?: boolean;
  /** The product whose card and page share the image: the browser moves it from one to the other. */
  sharedBy?: number;
  className?: string;
}

export function ProductImage(props: ProductImageProps) {
  const { src, alt, size, sizes, isFirst = false, isWhole = false, sharedBy, className } = props;
  const [failed, setFailed] = useState('');
  if (failed === src || !src) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={clsx('grid place-items-center bg-sunken', className)}
      >
        <ImageOff aria-hidden className="size-1/4 max-w-10 text-muted" />
      </span>
    );
  }
  const shown = (
    <img
      src={imageUrl(src, size * 2, isWhole ? null : size * 2)}
      srcSet={isWhole ? ownSourcesUpTo(src, size * 2) : imageSources(src, size)}
      sizes={sizes ?? `${size}px`}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      // Of a page that came rendered it may have failed before anyone listened.
      ref={(image) => {
        if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
      }}
      className={clsx('bg-sunken', isWhole ? 'object-contain' : 'object-cover', className)}
    />
  );
  if (sharedBy === undefined) return shown;
  return (
    <ViewTransition name={`product-${sharedBy}`} share="product-image" default="none">
      {shown}
    </ViewTransition>
  );
}
