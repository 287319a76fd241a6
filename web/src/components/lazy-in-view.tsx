import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders its children, further down the page, once they are near the visible part; the fallback until then. */
export function LazyInView({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '500px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : fallback}</div>;
}
