import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './zh/audio-headphones';
import { camerasCapture } from './zh/cameras-capture';
import { keyboardsControl } from './zh/keyboards-control';
import { lighting } from './zh/lighting';
import { microphones } from './zh/microphones';
import { monitorsDisplays } from './zh/monitors-displays';
import { mountsStands } from './zh/mounts-stands';
import { phoneMobile } from './zh/phone-mobile';
import { smartHome } from './zh/smart-home';
import { streamingBundles } from './zh/streaming-bundles';

export const zh: SeedTranslations = {
  categories: {
    'streaming-bundles': { name: '直播套装', description: '开箱即可协同使用的整套装备，比单买更划算。' },
    microphones: { name: '麦克风', description: 'USB、XLR 与无线麦克风，适合直播、播客和配音。' },
    'cameras-capture': { name: '相机与采集', description: '摄像头、相机、镜头和采集设备，让画面配得上内容。' },
    lighting: { name: '灯光', description: '主灯、环形灯与彩色氛围灯，无频闪，更上镜。' },
    'audio-headphones': { name: '音频与耳机', description: '耳机、音箱、音频接口和调音台，听清每个细节。' },
    'keyboards-control': { name: '键盘与控制', description: '机械键盘、直播控制台、鼠标和宏旋钮。' },
    'monitors-displays': { name: '显示器与屏幕', description: '剪辑、游戏、提词、盯弹幕，各有合适的屏幕。' },
    'mounts-stands': { name: '支架与固定', description: '悬臂、三脚架和支架，让每件设备各就其位。' },
    'smart-home': { name: '智能家居', description: '灯、插座、传感器和摄像头，让工作室自己打理自己。' },
    'phone-mobile': { name: '手机与移动创作', description: '稳定器、充电器、扩展坞和存储设备，离开书桌也能创作。' },
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
