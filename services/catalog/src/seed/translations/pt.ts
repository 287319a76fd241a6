import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './pt/audio-headphones';
import { camerasCapture } from './pt/cameras-capture';
import { keyboardsControl } from './pt/keyboards-control';
import { lighting } from './pt/lighting';
import { microphones } from './pt/microphones';
import { monitorsDisplays } from './pt/monitors-displays';
import { mountsStands } from './pt/mounts-stands';
import { phoneMobile } from './pt/phone-mobile';
import { smartHome } from './pt/smart-home';
import { streamingBundles } from './pt/streaming-bundles';

export const pt: SeedTranslations = {
  categories: {
    'streaming-bundles': {
      name: 'Kits de streaming',
      description: 'Kits completos que funcionam juntos assim que saem da caixa e custam menos que as peças avulsas.',
    },
    microphones: {
      name: 'Microfones',
      description: 'Microfones USB, XLR e sem fio para transmissões, podcasts e locução.',
    },
    'cameras-capture': {
      name: 'Câmeras e captura',
      description: 'Webcams, câmeras, lentes e placas de captura para a imagem ficar à altura do programa.',
    },
    lighting: {
      name: 'Iluminação',
      description: 'Luzes principais, ring lights e toques de cor para um vídeo bonito e sem cintilação.',
    },
    'audio-headphones': {
      name: 'Áudio e fones',
      description: 'Fones, caixas de som, interfaces e mesas de som para ouvir cada detalhe.',
    },
    'keyboards-control': {
      name: 'Teclados e controle',
      description: 'Teclados mecânicos, controladores de stream, mouses e dials de macros.',
    },
    'monitors-displays': {
      name: 'Monitores e telas',
      description: 'Telas para editar, jogar, ler o roteiro e ficar de olho no chat.',
    },
    'mounts-stands': {
      name: 'Suportes e tripés',
      description: 'Braços, tripés e suportes que deixam cada coisa exatamente no lugar.',
    },
    'smart-home': {
      name: 'Casa inteligente',
      description: 'Luzes, tomadas, sensores e câmeras para um estúdio que cuida de si mesmo.',
    },
    'phone-mobile': {
      name: 'Celular e mobilidade',
      description: 'Gimbals, carregadores, hubs e armazenamento para criar longe da mesa.',
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
