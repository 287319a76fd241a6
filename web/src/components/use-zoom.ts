import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react';
import { bounded, fitted, type Point, swipeOf, type View, zoomAt } from './zoom';

const tapMax = 8;
const tapScale = 2.5;

interface Gestures {
  /** Another value is another image: it begins in its full size. */
  image: string;
  onClose: () => void;
  /** -1 for the image at the left of this one, 1 for the one at the right. */
  onStep: (step: -1 | 1) => void;
}

/** Tap or click to enlarge, pinch, wheel and drag; in the full size, a swipe leads to the next image or closes. */
export function useZoom({ image, onClose, onStep }: Gestures) {
  const [view, setView] = useState<View>(fitted);
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef<Point & { wasPinched: boolean }>({ x: 0, y: 0, wasPinched: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for a change of the image
  useEffect(() => setView(fitted), [image]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) moved.current = { x: 0, y: 0, wasPinched: false };
    fingers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const frame = event.currentTarget.getBoundingClientRect();
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      moved.current.wasPinched = true;
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      setView((view) => zoomAt(view, middle, view.scale * ratio, frame));
      return;
    }
    const way = { x: now.x - before.x, y: now.y - before.y };
    moved.current = { ...moved.current, x: moved.current.x + way.x, y: moved.current.y + way.y };
    setView((view) => bounded({ ...view, x: view.x + way.x, y: view.y + way.y }, frame));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const { wasPinched, ...way } = moved.current;
    if (wasPinched) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const at = pointOf(event);
    if (distance(way, { x: 0, y: 0 }) < tapMax) {
      setView((view) => zoomAt(view, at, view.scale > 1 ? 1 : tapScale, frame));
      return;
    }
    const swipe = view.scale === 1 ? swipeOf(way) : undefined;
    if (swipe === 'close') onClose();
    else if (swipe) onStep(swipe === 'start' ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const onWheel = (event: WheelEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const at = pointOf(event);
    setView((view) => zoomAt(view, at, view.scale * Math.exp(-event.deltaY / 300), frame));
  };

  return {
    isEnlarged: view.scale > 1,
    /** For a button: around the middle. */
    toggle: () => setView(view.scale > 1 ? fitted : { ...fitted, scale: tapScale }),
    frameProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
  };
}

interface Pointed {
  clientX: number;
  clientY: number;
  currentTarget: HTMLElement;
}

/** From the middle of the frame. */
function pointOf({ clientX, clientY, currentTarget }: Pointed): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
