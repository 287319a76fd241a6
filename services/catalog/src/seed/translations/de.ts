import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './de/audio-headphones';
import { camerasCapture } from './de/cameras-capture';
import { keyboardsControl } from './de/keyboards-control';
import { lighting } from './de/lighting';
import { microphones } from './de/microphones';
import { monitorsDisplays } from './de/monitors-displays';
import { mountsStands } from './de/mounts-stands';
import { phoneMobile } from './de/phone-mobile';
import { smartHome } from './de/smart-home';
import { streamingBundles } from './de/streaming-bundles';

export const de: SeedTranslations = {
  categories: {
    'streaming-bundles': {
      name: 'Streaming-Bundles',
      description: 'Komplette Sets, die auf Anhieb zusammenspielen und weniger kosten als ihre Teile.',
    },
    microphones: {
      name: 'Mikrofone',
      description: 'USB-, XLR- und Funkmikrofone für Streams, Podcasts und Voice-over.',
    },
    'cameras-capture': {
      name: 'Kameras & Capture',
      description: 'Webcams, Kameras, Objektive und Capture-Technik, damit das Bild so gut ist wie die Show.',
    },
    lighting: {
      name: 'Licht',
      description: 'Key-Lights, Ringlichter und Farbakzente für schmeichelhaftes, flimmerfreies Video.',
    },
    'audio-headphones': {
      name: 'Audio & Kopfhörer',
      description: 'Kopfhörer, Lautsprecher, Interfaces und Mischpulte, mit denen kein Detail verloren geht.',
    },
    'keyboards-control': {
      name: 'Tastaturen & Steuerung',
      description: 'Mechanische Tastaturen, Stream-Controller, Mäuse und Makro-Drehregler.',
    },
    'monitors-displays': {
      name: 'Monitore & Displays',
      description: 'Bildschirme zum Schneiden, Spielen, Ablesen und für den Blick auf den Chat.',
    },
    'mounts-stands': {
      name: 'Halterungen & Stative',
      description: 'Arme, Stative und Ständer, die alles genau dorthin bringen, wo es hingehört.',
    },
    'smart-home': {
      name: 'Smart Home',
      description: 'Lampen, Steckdosen, Sensoren und Kameras, mit denen das Studio auf sich selbst aufpasst.',
    },
    'phone-mobile': {
      name: 'Smartphone & Unterwegs',
      description: 'Gimbals, Ladegeräte, Hubs und Speicher für alles, was fern vom Schreibtisch entsteht.',
    },
  },
  products: {
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
  },
};
