import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageSources, imageUrl } from '../lib/image-url';

interface ProductImageProps {
  src: string;
  alt: string;
  /** The longest edge of the square it fills, in CSS pixels; images exist at up to twice that. */
  size: number;
  /** The `sizes` attribute, where the width differs from `size`. */
  sizes?: string;
  isFirst?: boolean;
  className?: string;
}

export function ProductImage({ src, alt, size, sizes, isFirst = false, className }: ProductImageProps) {
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
  return (
    <img
      src={imageUrl(src, size * 2)}
      srcSet={imageSources(src, size)}
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
      className={clsx('bg-sunken object-cover', className)}
    />
  );
}
