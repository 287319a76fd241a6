import type { SeedTranslations } from '../../seed-translation';

export const streamingBundles: SeedTranslations['products'] = {
  'elite-bundle': {
    name: '精英直播套装',
    description:
      '画面好看、声音好听的直播所需，一箱配齐：带悬臂的 USB 电容麦克风、1080p 摄像头、10 英寸环形灯和封闭式耳机。每一件都直插电脑，不用装驱动，也不用另买声卡。开箱后半小时内，大多数人就已经开播了。',
    specs: [
      { label: '麦克风', value: 'Tonewick Ember USB 麦克风' },
      { label: '摄像头', value: 'Castlane Vista 1080p 网络摄像头' },
      { label: '灯光', value: 'Brightmere Halo 10 环形灯' },
      { label: '耳机', value: 'Auralind Studio 40 封闭式头戴耳机' },
      { label: '支架臂', value: 'Perchline 桌面麦克风臂' },
      { label: '接口', value: '3 × USB-C，1 × 3.5 mm' },
      { label: '单买合计', value: '$301.00' },
    ],
  },
  'starter-bundle': {
    name: '入门直播套装',
    description:
      '我们愿意署名的最小一套。小巧的 USB 麦克风、带隐私挡板的 1080p 摄像头、一盏夹灯，还有把镜头抬到视线高度的迷你三脚架。下播后，一个抽屉全收下。',
    specs: [
      { label: '麦克风', value: 'Tonewick Pip USB 麦克风' },
      { label: '摄像头', value: 'Castlane Glance 网络摄像头' },
      { label: '灯光', value: 'Brightmere Clip 笔记本夹灯' },
      { label: '支架', value: 'Perchline 迷你三脚架' },
      { label: '单买合计', value: '$136.00' },
    ],
  },
  'podcast-duo-bundle': {
    name: '双人播客套装',
    description:
      '两位主播，两支广播级麦克风，一份干净的录音。每人各有一支动圈麦克风和低位支架臂，双通道音频接口分轨录音。两支麦克风的 XLR 线各 3 米，已装在箱内。',
    specs: [
      { label: '麦克风', value: '2 × Tonewick Baritone 动圈麦克风' },
      { label: '音频接口', value: 'Tonewick Crossway 2 音频接口' },
      { label: '支架臂', value: '2 × Perchline 低位麦克风臂' },
      { label: '线材', value: '2 × XLR，3 m；1 × USB-C' },
      { label: '单买合计', value: '$505.00' },
    ],
  },
  'creator-pro-bundle': {
    name: '专业创作者套装',
    description:
      '网络摄像头已经不够用？这是我们的演播室套装。Mira 相机把干净的 4K 画面送入 Relay 采集卡，Panel 60 均匀打光，Velvet 电容麦克风收下嗓音的每个细节。Mira 与 Relay 出库前已配对调好。',
    specs: [
      { label: '相机', value: 'Vantrell Mira 4K 直播相机' },
      { label: '采集', value: 'Castlane Relay 4K 采集卡' },
      { label: '麦克风', value: 'Tonewick Velvet 电容麦克风' },
      { label: '灯光', value: 'Brightmere Panel 60 主灯' },
      { label: '分辨率', value: '3840 × 2160，60 fps' },
      { label: '单买合计', value: '$896.00' },
    ],
  },
  'game-streamer-bundle': {
    name: '游戏主播套装',
    description:
      '一台玩，一台播，两边都听得到。Relay 采集卡把 4K 画面环出到屏幕，一帧不延迟；Raid 耳机用耳罩滚轮调节游戏声与语音。再加一把 75% 配列热插拔键盘和一只轻巧的无线鼠标，桌面就齐了。',
    specs: [
      { label: '耳机', value: 'Auralind Raid 游戏耳机' },
      { label: '键盘', value: 'Keyhollow Alder 75 机械键盘' },
      { label: '鼠标', value: 'Keyhollow Wren 无线鼠标' },
      { label: '采集', value: 'Castlane Relay 4K 采集卡' },
      { label: '单买合计', value: '$456.00' },
    ],
  },
  'voice-over-bundle': {
    name: '配音套装',
    description:
      '安静、细腻的人声链路，适合旁白、有声书和配音。Velvet 电容麦克风悬在弹力防震架中，前面是双层网防喷罩；Studio 40 耳机让你比听众更早听到每一次呼吸。需另备带 48 V 幻象电源的音频接口和 5/8 英寸螺口的支架。',
    specs: [
      { label: '麦克风', value: 'Tonewick Velvet 电容麦克风' },
      { label: '防震架', value: 'Perchline Cradle 防震架' },
      { label: '防喷罩', value: 'Tonewick 双层网防喷罩' },
      { label: '耳机', value: 'Auralind Studio 40 封闭式头戴耳机' },
      { label: '需另备', value: '48 V 幻象电源，5/8 英寸螺口支架' },
      { label: '单买合计', value: '$293.90' },
    ],
  },
  'mobile-creator-bundle': {
    name: '移动创作者套装',
    description:
      '装进斜挎包的摄制组。Drift 稳定器稳住手机，两支无线领夹麦克风可收 150 米内的人声，折叠三脚架让手机变成像样的采访机位。适用宽度 90 mm 以内的任何 USB-C 手机。',
    specs: [
      { label: '稳定器', value: 'Pocketfen Drift 手机稳定器' },
      { label: '麦克风', value: 'Tonewick Lapel Duo 无线领夹麦克风' },
      { label: '三脚架', value: 'Pocketfen 折叠手机三脚架' },
      { label: '手机宽度', value: '58–90 mm' },
      { label: '单买合计', value: '$255.00' },
    ],
  },
  'green-room-bundle': {
    name: '绿幕套装',
    description:
      '背景和它需要的光，放在一起卖，因为少了哪个都不好用。绿幕几秒就从底座升起，两个柔光箱打光均匀，连发丝都能抠得干净。2 米宽的空间就能摆开。',
    specs: [
      { label: '幕布', value: 'Castlane 拉起式绿幕' },
      { label: '灯光', value: 'Brightmere Cloud 柔光箱套件' },
      { label: '所需空间', value: '2.0 × 1.8 m' },
      { label: '搭建', value: '约 10 分钟，无需工具' },
      { label: '单买合计', value: '$208.00' },
    ],
  },
  'smart-studio-bundle': {
    name: '智能工作室套装',
    description:
      '点一下，房间就准备好录制。插座唤醒设备，灯带和灯泡缓缓换上你的颜色，门外的 On-Air 灯牌亮起，没人会误闯。全部通过 2.4 GHz Wi-Fi 接入同一个免费应用，无需网关。',
    specs: [
      { label: '灯牌', value: 'Hearthlet On-Air 智能直播灯牌' },
      { label: '灯带', value: 'Hearthlet Ribbon LED 灯带 5 m' },
      { label: '灯泡', value: 'Hearthlet 智能彩光灯泡' },
      { label: '插座', value: 'Hearthlet 智能插座' },
      { label: '单买合计', value: '$113.88' },
    ],
  },
};
