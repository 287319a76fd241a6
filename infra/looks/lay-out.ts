import sharp, { type OverlayOptions } from 'sharp';

export interface Shot {
  label: string;
  picture: Buffer;
  /** In CSS pixels; decides how much room it gets on the sheet. */
  width: number;
}

const gap = 24;
const labelHeight = 28;
const maxHeight = 1800;
/** WebP holds no side longer than this. */
const maxSide = 16_000;

/** All shots of one screen side by side, each at half its size, with its label above; long pages are cut. */
export async function layOut(shots: Shot[]): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let left = gap;
  let bottom = 0;
  for (const { label, picture, width } of shots) {
    const shownWidth = Math.round(width / 2);
    const scaled = await sharp(picture).resize({ width: shownWidth }).toBuffer({ resolveWithObject: true });
    const height = Math.min(scaled.info.height, maxHeight);
    const cut = await sharp(scaled.data).extract({ left: 0, top: 0, width: shownWidth, height }).png().toBuffer();
    if (left + shownWidth + gap > maxSide) break;
    parts.push({ input: caption(label, shownWidth), left, top: gap }, { input: cut, left, top: gap + labelHeight });
    left += shownWidth + gap;
    bottom = Math.max(bottom, gap + labelHeight + height);
  }
  return sharp({ create: { width: left, height: bottom + gap, channels: 3, background: '#777777' } })
    .composite(parts)
    .webp({ quality: 80 })
    .toBuffer();
}

function caption(label: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="18" font-family="sans-serif" font-size="14" fill="#fff">${label}</text></svg>`,
  );
}
