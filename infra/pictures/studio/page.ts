import { banners } from './banners';
import { pictures } from './catalogue';
import type { Picture } from './picture';
import { Studio } from './renderer';

interface Format {
  folder: string;
  width: number;
  height: number;
  passes: number;
  /** The best quality that stays under this size is taken. */
  maxKilobytes: number;
}

const product: Format = { folder: 'products', width: 1024, height: 1024, passes: 12, maxKilobytes: 45 };

interface Entry {
  name: string;
  format: Format;
  picture: () => Picture;
}

const entries: Entry[] = [
  ...Object.entries(pictures).map(([name, picture]) => ({ name, format: product, picture })),
  ...Object.entries(banners).map(([name, { picture, ...format }]) => ({ name, format, picture })),
];

const canvas = document.createElement('canvas');
const studio = new Studio(canvas);

function encoded(maxKilobytes: number): string {
  for (const quality of [0.9, 0.86, 0.82, 0.78, 0.72, 0.66]) {
    const url = canvas.toDataURL('image/webp', quality);
    if (url.length * 0.75 <= maxKilobytes * 1024) return url;
  }
  return canvas.toDataURL('image/webp', 0.6);
}

/** What main.ts calls in the page. */
const picturePage = {
  list: () => entries.map(({ name, format }) => ({ name, folder: format.folder })),
  render(name: string, draft: boolean): string {
    const entry = entries.find((candidate) => candidate.name === name);
    if (!entry) throw new Error(`no picture is called ${name}`);
    const { width, height, passes, maxKilobytes } = entry.format;
    studio.render(
      entry.picture(),
      draft ? { width: width / 2, height: height / 2, passes: 8 } : { width, height, passes },
    );
    return encoded(maxKilobytes);
  },
};

Object.assign(window, { picturePage });
