import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './es/audio-headphones';
import { camerasCapture } from './es/cameras-capture';
import { keyboardsControl } from './es/keyboards-control';
import { lighting } from './es/lighting';
import { microphones } from './es/microphones';
import { monitorsDisplays } from './es/monitors-displays';
import { mountsStands } from './es/mounts-stands';
import { phoneMobile } from './es/phone-mobile';
import { smartHome } from './es/smart-home';
import { streamingBundles } from './es/streaming-bundles';

export const es: SeedTranslations = {
  categories: {
    'streaming-bundles': {
      name: 'Packs de streaming',
      description: 'Kits completos que funcionan juntos nada más abrirlos y cuestan menos que por separado.',
    },
    microphones: {
      name: 'Micrófonos',
      description: 'Micrófonos USB, XLR e inalámbricos para directos, pódcast y locución.',
    },
    'cameras-capture': {
      name: 'Cámaras y captura',
      description: 'Cámaras web, cámaras, objetivos y capturadoras para que la imagen esté a la altura del programa.',
    },
    lighting: {
      name: 'Iluminación',
      description: 'Luces principales, aros de luz y toques de color para un vídeo favorecedor y sin parpadeos.',
    },
    'audio-headphones': {
      name: 'Audio y auriculares',
      description: 'Auriculares, altavoces, interfaces y mezcladores para oír cada detalle.',
    },
    'keyboards-control': {
      name: 'Teclados y control',
      description: 'Teclados mecánicos, controladores de streaming, ratones y diales de macros.',
    },
    'monitors-displays': {
      name: 'Monitores y pantallas',
      description: 'Pantallas para editar, jugar, leer el guion y no perder de vista el chat.',
    },
    'mounts-stands': {
      name: 'Soportes y trípodes',
      description: 'Brazos, trípodes y soportes que ponen cada cosa justo en su sitio.',
    },
    'smart-home': {
      name: 'Hogar inteligente',
      description: 'Luces, enchufes, sensores y cámaras para un estudio que se cuida solo.',
    },
    'phone-mobile': {
      name: 'Teléfono y movilidad',
      description: 'Estabilizadores, cargadores, hubs y almacenamiento para crear lejos del escritorio.',
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
