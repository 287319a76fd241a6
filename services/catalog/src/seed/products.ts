import { audioHeadphones } from './products/audio-headphones';
import { camerasCapture } from './products/cameras-capture';
import { keyboardsControl } from './products/keyboards-control';
import { lighting } from './products/lighting';
import { microphones } from './products/microphones';
import { monitorsDisplays } from './products/monitors-displays';
import { mountsStands } from './products/mounts-stands';
import { phoneMobile } from './products/phone-mobile';
import { smartHome } from './products/smart-home';
import { streamingBundles } from './products/streaming-bundles';
import type { SeedProduct } from './seed-product';

export const seedProducts: SeedProduct[] = [
  ...streamingBundles,
  ...microphones,
  ...camerasCapture,
  ...lighting,
  ...audioHeadphones,
  ...keyboardsControl,
  ...monitorsDisplays,
  ...mountsStands,
  ...smartHome,
  ...phoneMobile,
];
