import sharp, { type OverlayOptions } from 'sharp';

export interface Shot {
  label: string;
  picture: Buffer;
  /** In CSS pixels; decides how much room it gets on the sheet. */
  width: number;
}

const gap = 24;
const labelHeight = 28;
/** Of a shot on the sheet: longer pages are cut. */
const maxHeight = 1800;

/** All shots of one screen, row below row, each at half its size, with its label above. */
export async function layOut(rows: Shot[][]): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let right = 0;
  let top = gap;
  for (const shots of rows) {
    let left = gap;
    let height = 0;
    for (const { label, picture, width } of shots) {
      const shownWidth = Math.round(width / 2);
      const scaled = await sharp(picture).resize({ width: shownWidth }).toBuffer({ resolveWithObject: true });
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
