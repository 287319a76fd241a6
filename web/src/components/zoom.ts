/** The position of an image in its frame: enlarged by `scale`, and moved from the middle by so many pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const fitted: View = { scale: 1, x: 0, y: 0 };
export const scaleMax = 4;

/** Enlarges around a point, given from the middle of the frame: what lies under it stays there. */
export function zoomAt(view: View, at: Point, scale: number, frame: { width: number; height: number }): View {
  const next = Math.min(scaleMax, Math.max(1, scale));
  const ratio = next / view.scale;
  return bounded({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

/** Keeps an enlarged image from leaving its frame. */
export function bounded(view: View, { width, height }: { width: number; height: number }): View {
  const within = (value: number, size: number) => {
    const most = ((view.scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale: view.scale, x: within(view.x, width), y: within(view.y, height) };
}

const swipeMin = 60;

/** Returns the request of a finger that moved this far over an image in its full size; undefined if it moved too little. */
export function swipeOf({ x, y }: Point): 'close' | 'start' | 'end' | undefined {
  if (y > swipeMin && y > Math.abs(x)) return 'close';
  if (Math.abs(x) < swipeMin || Math.abs(x) < Math.abs(y)) return undefined;
  return x < 0 ? 'start' : 'end';
}
