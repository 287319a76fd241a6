import { backdrops } from './backdrops';
import type { Picture } from './picture';
import { electronicsTrio, fashionTrio, heroDesk, homeTrio } from './shapes/scenes';
import { shot } from './shots';

interface Banner {
  folder: string;
  width: number;
  height: number;
  passes: number;
  maxKilobytes: number;
  picture: () => Picture;
}

const category = { folder: 'categories', width: 800, height: 600, passes: 16, maxKilobytes: 45 };

function hero(framing: { fill: number; shift: [number, number] }): Picture {
  return {
    model: heroDesk().turn(0, -12).grounded(),
    view: { pitch: 12, lens: 26, ...framing },
    backdrop: backdrops.hero,
    bloom: 0.5,
  };
}

/** Pictures of the home page: its first, alone and with room for words on the left, and the category trio. */
export const banners: Record<string, Banner> = {
  hero: {
    folder: '.',
    width: 1200,
    height: 900,
    passes: 16,
    maxKilobytes: 110,
    picture: () => hero({ fill: 0.92, shift: [0, -0.02] }),
  },
  'hero-wide': {
    folder: '.',
    width: 1600,
    height: 900,
    passes: 16,
    maxKilobytes: 110,
    picture: () => hero({ fill: 0.6, shift: [0.36, -0.04] }),
  },
  fashion: { ...category, picture: () => shot('rose', fashionTrio(), { yaw: 0, pitch: 14, fill: 0.84 }) },
  electronics: { ...category, picture: () => shot('bundles', electronicsTrio(), { yaw: 0, pitch: 12, fill: 0.84 }) },
  'home-decor': {
    ...category,
    picture: () => shot('mounts', homeTrio(), { yaw: 0, pitch: 8, fill: 0.86, bloom: 0.6 }),
  },
};
