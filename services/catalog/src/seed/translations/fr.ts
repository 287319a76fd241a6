import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './fr/audio-headphones';
import { camerasCapture } from './fr/cameras-capture';
import { keyboardsControl } from './fr/keyboards-control';
import { lighting } from './fr/lighting';
import { microphones } from './fr/microphones';
import { monitorsDisplays } from './fr/monitors-displays';
import { mountsStands } from './fr/mounts-stands';
import { phoneMobile } from './fr/phone-mobile';
import { smartHome } from './fr/smart-home';
import { streamingBundles } from './fr/streaming-bundles';

export const fr: SeedTranslations = {
  categories: {
    'streaming-bundles': {
      name: 'Packs de streaming',
      description: 'Des kits complets qui fonctionnent ensemble dès l’ouverture et coûtent moins cher qu’à l’unité.',
    },
    microphones: {
      name: 'Microphones',
      description: 'Microphones USB, XLR et sans fil pour le stream, le podcast et la voix off.',
    },
    'cameras-capture': {
      name: 'Caméras et capture',
      description: 'Webcams, caméras, objectifs et boîtiers de capture, pour une image à la hauteur de l’émission.',
    },
    lighting: {
      name: 'Éclairage',
      description:
        'Éclairages principaux, anneaux lumineux et touches de couleur pour une vidéo flatteuse et sans scintillement.',
    },
    'audio-headphones': {
      name: 'Audio et casques',
      description: 'Casques, enceintes, interfaces et tables de mixage pour entendre chaque détail.',
    },
    'keyboards-control': {
      name: 'Claviers et contrôle',
      description: 'Claviers mécaniques, contrôleurs de stream, souris et molettes de macros.',
    },
    'monitors-displays': {
      name: 'Moniteurs et écrans',
      description: 'Des écrans pour monter, jouer, lire son texte et garder un œil sur le chat.',
    },
    'mounts-stands': {
      name: 'Supports et trépieds',
      description: 'Bras, trépieds et supports qui mettent chaque chose exactement à sa place.',
    },
    'smart-home': {
      name: 'Maison connectée',
      description: 'Lampes, prises, capteurs et caméras pour un studio qui s’occupe de lui-même.',
    },
    'phone-mobile': {
      name: 'Téléphone et mobilité',
      description: 'Stabilisateurs, chargeurs, hubs et stockage pour créer loin du bureau.',
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
