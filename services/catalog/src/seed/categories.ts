import type { SeedCategory } from './seed-product';

export const seedCategories: SeedCategory[] = [
  {
    slug: 'streaming-bundles',
    name: 'Streaming Bundles',
    description: 'Complete kits that work together out of the box and cost less than their parts.',
  },
  {
    slug: 'microphones',
    name: 'Microphones',
    description: 'USB, XLR and wireless microphones for streams, podcasts and voice-over.',
  },
  {
    slug: 'cameras-capture',
    name: 'Cameras & Capture',
    description: 'Webcams, cameras, lenses and capture hardware that make the picture as good as the show.',
  },
  {
    slug: 'lighting',
    name: 'Lighting',
    description: 'Key lights, ring lights and color accents for flattering, flicker-free video.',
  },
  {
    slug: 'audio-headphones',
    name: 'Audio & Headphones',
    description: 'Headphones, speakers, interfaces and mixers for hearing every detail.',
  },
  {
    slug: 'keyboards-control',
    name: 'Keyboards & Control',
    description: 'Mechanical keyboards, stream controllers, mice and macro dials.',
  },
  {
    slug: 'monitors-displays',
    name: 'Monitors & Displays',
    description: 'Screens for editing, playing, prompting and keeping an eye on chat.',
  },
  {
    slug: 'mounts-stands',
    name: 'Mounts & Stands',
    description: 'Arms, tripods and stands that put everything exactly where it belongs.',
  },
  {
    slug: 'smart-home',
    name: 'Smart Home',
    description: 'Lights, plugs, sensors and cameras that make the studio look after itself.',
  },
  {
    slug: 'phone-mobile',
    name: 'Phone & Mobile',
    description: 'Gimbals, chargers, hubs and storage for making things away from the desk.',
  },
];
