import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './ja/audio-headphones';
import { camerasCapture } from './ja/cameras-capture';
import { keyboardsControl } from './ja/keyboards-control';
import { lighting } from './ja/lighting';
import { microphones } from './ja/microphones';
import { monitorsDisplays } from './ja/monitors-displays';
import { mountsStands } from './ja/mounts-stands';
import { phoneMobile } from './ja/phone-mobile';
import { smartHome } from './ja/smart-home';
import { streamingBundles } from './ja/streaming-bundles';

export const ja: SeedTranslations = {
  categories: {
    'streaming-bundles': {
      name: '配信セット',
      description: '箱から出してすぐ一緒に使える機材一式。単品でそろえるよりお得です。',
    },
    microphones: {
      name: 'マイク',
      description: '配信、ポッドキャスト、ナレーションのためのUSB・XLR・ワイヤレスマイク。',
    },
    'cameras-capture': {
      name: 'カメラ・キャプチャー',
      description: '番組に見合う映像をつくる、ウェブカメラ、カメラ、レンズ、キャプチャー機器。',
    },
    lighting: {
      name: '照明',
      description: 'キーライト、リングライト、カラーライト。ちらつきのない、きれいに映る光を。',
    },
    'audio-headphones': {
      name: 'オーディオ・ヘッドホン',
      description: '細部まで聴き取るための、ヘッドホン、スピーカー、インターフェース、ミキサー。',
    },
    'keyboards-control': {
      name: 'キーボード・コントローラー',
      description: 'メカニカルキーボード、配信コントローラー、マウス、マクロダイヤル。',
    },
    'monitors-displays': {
      name: 'モニター・ディスプレイ',
      description: '編集に、ゲームに、プロンプターに、チャットの見守りに使える画面。',
    },
    'mounts-stands': {
      name: 'マウント・スタンド',
      description: 'すべてをあるべき場所にぴたりと据える、アーム、三脚、スタンド。',
    },
    'smart-home': { name: 'スマートホーム', description: 'スタジオが自分で整う、照明、プラグ、センサー、カメラ。' },
    'phone-mobile': {
      name: 'スマホ・モバイル',
      description: '机を離れてつくるための、ジンバル、充電器、ハブ、ストレージ。',
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
