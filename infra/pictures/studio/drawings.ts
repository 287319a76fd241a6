export type Pen = CanvasRenderingContext2D;

/** Something painted on a canvas and wrapped onto a surface. */
export interface Drawing {
  width: number;
  height: number;
  draw(pen: Pen): void;
}

const sans = '600 100px Inter, "Helvetica Neue", Arial, sans-serif';

/** A line of letters, as large as fits; the rest stays transparent. */
export function lettering(text: string, color: string, { width = 1024, height = 256, spacing = 0.12 } = {}): Drawing {
  return {
    width,
    height,
    draw(pen) {
      pen.font = sans;
      pen.letterSpacing = `${spacing * 100}px`;
      const natural = pen.measureText(text).width;
      const size = Math.min((width * 0.96) / natural, (height * 0.8) / 100) * 100;
      pen.font = sans.replace('100px', `${size}px`);
      pen.letterSpacing = `${spacing * size}px`;
      pen.fillStyle = color;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText(text, width / 2 + (spacing * size) / 2, height / 2);
    },
  };
}

export function painted(width: number, height: number, draw: (pen: Pen) => void): Drawing {
  return { width, height, draw };
}

export function gradient(
  pen: Pen,
  from: [number, number],
  to: [number, number],
  colors: readonly string[],
): CanvasGradient {
  const fill = pen.createLinearGradient(...from, ...to);
  for (const [index, color] of colors.entries()) fill.addColorStop(index / (colors.length - 1), color);
  return fill;
}

export function glowSpot(pen: Pen, x: number, y: number, radius: number, color: string): void {
  const fill = pen.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, color);
  fill.addColorStop(1, `${color.slice(0, 7)}00`);
  pen.fillStyle = fill;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function card(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

/** Repeatable chance, so that a picture comes out the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Layered hills under a sky: the wallpaper of most of the shop's screens. */
export function landscape(
  pen: Pen,
  width: number,
  height: number,
  sky: readonly string[],
  hills: readonly string[],
): void {
  pen.fillStyle = gradient(pen, [0, 0], [width * 0.2, height], sky);
  pen.fillRect(0, 0, width, height);
  glowSpot(pen, width * 0.68, height * 0.42, height * 0.55, '#ffffff66');
  pen.fillStyle = '#fff6e6';
  pen.beginPath();
  pen.arc(width * 0.68, height * 0.42, height * 0.09, 0, Math.PI * 2);
  pen.fill();
  for (const [index, color] of hills.entries()) {
    const base = height * (0.52 + (0.42 * index) / hills.length);
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const t = x / width;
      const wave = Math.sin(t * (5 + index) + index * 2.1) * 0.06 + Math.sin(t * (11 + index * 3) + index) * 0.025;
      pen.lineTo(x, base - wave * height);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}
