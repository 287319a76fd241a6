import type { SeedTranslations } from '../../seed-translation';

export const camerasCapture: SeedTranslations['products'] = {
  'castlane-vista-1080p-webcam': {
    name: 'Castlane Vista 1080p 网络摄像头',
    description:
      '每秒六十帧，画面流畅；玻璃镜头让普通房间里的你也格外上镜。自动对焦不到半秒就位，用完旋转镜筒即可关闭遮挡。可夹在任何屏幕上，也能装上三脚架。',
    specs: [
      { label: '分辨率', value: '1920 × 1080，60 fps' },
      { label: '传感器', value: '1/2.8 英寸，背照式' },
      { label: '镜头', value: 'f/2.0 玻璃镜头，82° 视角' },
      { label: '对焦', value: '相位检测自动对焦' },
      { label: '连接', value: 'USB-C，1.8 m 可拆卸线' },
      { label: '安装', value: '屏幕夹；1/4 英寸螺口' },
    ],
  },
  'castlane-glance-webcam': {
    name: 'Castlane Glance 网络摄像头',
    description:
      '小巧方正，画面远胜笔记本自带摄像头。全高清画质，滑动式隐私挡板，还有方便随时通话的麦克风。无需安装软件。',
    specs: [
      { label: '分辨率', value: '1920 × 1080，30 fps' },
      { label: '镜头', value: 'f/2.4，78° 视角' },
      { label: '隐私', value: '滑动挡板' },
      { label: '连接', value: 'USB-C，1.5 m 线' },
      { label: '尺寸', value: '46 × 46 × 40 mm' },
    ],
  },
  'vantrell-mira-4k-streaming-camera': {
    name: 'Vantrell Mira 4K 直播相机',
    description:
      '一台为长时间开机而设计的无反相机。干净的 4K 画面经 HDMI 或 USB-C 直出，只要有电就能一直播，不过热，也没有半小时限制。随机附送的 16–50 mm 变焦镜头，从开阔的房间到近距离人像都能应付。',
    specs: [
      { label: '传感器', value: '2400 万像素 APS-C' },
      { label: '视频', value: '3840 × 2160，60 fps，10 bit' },
      { label: '镜头', value: '16–50 mm f/3.5–5.6，随机附送' },
      { label: '屏幕', value: '3 英寸侧翻触摸屏' },
      { label: '直播', value: 'USB-C 摄像头模式，干净 HDMI 输出' },
      { label: '供电', value: 'USB-C 或电池' },
      { label: '重量', value: '492 g（含镜头）' },
    ],
  },
  'vantrell-prime-35-lens': {
    name: 'Vantrell Prime 35 mm f/1.4 定焦镜头',
    description:
      '把身后的房间化成柔和的色彩。视角够宽，拍得下整张书桌；光圈够大，一盏灯就够亮；对焦安静无声。十一片圆形光圈叶片，光斑圆润。',
    specs: [
      { label: '焦距', value: '35 mm' },
      { label: '光圈', value: 'f/1.4–f/16，11 片叶片' },
      { label: '最近对焦距离', value: '0.27 m' },
      { label: '滤镜口径', value: '62 mm' },
      { label: '卡口', value: 'Vantrell V' },
      { label: '重量', value: '388 g' },
    ],
  },
  'castlane-relay-4k-capture-card': {
    name: 'Castlane Relay 4K 采集卡',
    description:
      '以 4K 录制主机或相机画面，游戏照玩，零额外延迟。Relay 外接使用，无需电源适配器，插上即被识别为摄像头。录制时灯条会变红。',
    specs: [
      { label: '采集', value: '3840 × 2160，60 fps' },
      { label: '环出', value: '4K 144 Hz，HDR' },
      { label: '输入', value: 'HDMI 2.1，3.5 mm 线路输入' },
      { label: '连接', value: 'USB-C，10 Gbit/s' },
      { label: '延迟', value: '预览低于 50 ms' },
      { label: '尺寸', value: '118 × 74 × 22 mm' },
    ],
  },
  'castlane-relay-mini-capture-stick': {
    name: 'Castlane Relay Mini 采集棒',
    description: '把相机变成网络摄像头的最快方法。一头 HDMI，一头 USB，中间是 1080p 六十帧。小到可以常备在相机包里。',
    specs: [
      { label: '采集', value: '1920 × 1080，60 fps' },
      { label: '输入', value: 'HDMI，最高 4K 30 Hz' },
      { label: '连接', value: 'USB-A，5 Gbit/s' },
      { label: '尺寸', value: '62 × 28 × 13 mm' },
      { label: '包装内含', value: '采集棒、USB-C 转接头、收纳袋' },
    ],
  },
  'vantrell-orbit-ptz-camera': {
    name: 'Vantrell Orbit PTZ 云台摄像机',
    description:
      '一位从不眨眼的摄像师。Orbit 可用遥控器、摇杆或网络控制平移、俯仰和变焦，还能自动跟随台上的主讲人。八个预设机位，一键切换。',
    specs: [
      { label: '视频', value: '1920 × 1080，60 fps' },
      { label: '变焦', value: '20 倍光学' },
      { label: '转动', value: '水平 340°，俯仰 120°' },
      { label: '输出', value: 'HDMI、SDI、USB-C、以太网' },
      { label: '供电', value: 'PoE 网线供电或 12 V' },
      { label: '重量', value: '1.6 kg' },
    ],
  },
  'vantrell-skiff-action-camera': {
    name: 'Vantrell Skiff 运动相机',
    description:
      '口袋大小，什么都跟得上。无需保护壳即可防水 12 米，再颠簸的山路也能保持地平线水平，前屏随时看清取景。附两块电池和三个支架。',
    specs: [
      { label: '视频', value: '4K，120 fps' },
      { label: '照片', value: '2000 万像素' },
      { label: '视角', value: '155°' },
      { label: '防水', value: '12 米' },
      { label: '续航', value: '每块电池 110 分钟' },
      { label: '重量', value: '138 g' },
    ],
  },
  'castlane-crosscut-video-switcher': {
    name: 'Castlane Crosscut 视频切换台',
    description:
      '四台相机，一根手指。四路 HDMI 之间硬切、淡入淡出、画中画随心切换，成片以一路摄像头信号送入电脑。每个按键都有灯，直播与预览一目了然。',
    specs: [
      { label: '输入', value: '4 × HDMI，2 × 3.5 mm' },
      { label: '输出', value: 'HDMI 主输出，USB-C 摄像头' },
      { label: '分辨率', value: '1920 × 1080，60 fps' },
      { label: '转场', value: '硬切、淡入淡出、划像、画中画' },
      { label: '尺寸', value: '238 × 108 × 46 mm' },
      { label: '重量', value: '560 g' },
    ],
  },
};
