import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageUrl } from './image-url';

interface ProductImageProps {
  src: string;
  alt: string;
  /** The edge of the square it fills, in CSS pixels; pictures are asked for at twice that. */
  size: number;
  isFirst?: boolean;
  className?: string;
}

export function ProductImage({ src, alt, size, isFirst = false, className }: ProductImageProps) {
  const [failed, setFailed] = useState('');
  if (failed === src || !src) {
    return (
      <span role="img" aria-label={alt || undefined} className={clsx('grid place-items-center bg-sunken', className)}>
        <ImageOff aria-hidden className="size-1/4 max-w-10 text-muted" />
      </span>
    );
  }
  return (
    <img
      src={imageUrl(src, size * 2)}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={clsx('bg-sunken object-cover', className)}
    />
  );
}
