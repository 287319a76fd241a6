import sharp, { type OverlayOptions } from 'sharp';

export interface Screenshot {
  label: string;
  image: Buffer;
  /** In CSS pixels. Decides the width on the sheet. */
  width: number;
}

const gap = 24;
const labelHeight = 28;
/** The size of a screenshot on the sheet, as a fraction. */
export const scale = 0.5;
/** Longer pages are cut. */
export const maxHeight = 1800;

/** Composes all screenshots of one screen into an image, each at `scale` below its label. */
export async function composeSheet(rows: Screenshot[][]): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let right = 0;
  let top = gap;
  for (const screenshots of rows) {
    let left = gap;
    let height = 0;
    for (const { label, image, width } of screenshots) {
      const shownWidth = Math.round(width * scale);
      const scaled = await sharp(image).resize({ width: shownWidth }).toBuffer({ resolveWithObject: true });
      const shownHeight = Math.min(scaled.info.height, maxHeight);
      const whole = sharp(scaled.data);
      const cut = await whole.extract({ left: 0, top: 0, width: shownWidth, height: shownHeight }).png().toBuffer();
      parts.push({ input: caption(label, shownWidth), left, top }, { input: cut, left, top: top + labelHeight });
      left += shownWidth + gap;
      height = Math.max(height, shownHeight);
    }
    right = Math.max(right, left);
    top += labelHeight + height + gap;
  }
  return sharp({ create: { width: right, height: top, channels: 3, background: '#777777' } })
    .composite(parts)
    .jpeg({ quality: 82 })
    .toBuffer();
}

function caption(label: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="18" font-family="sans-serif" font-size="14" fill="#fff">${label}</text></svg>`,
  );
}
