import type { SeedTranslations } from '../../seed-translation';

export const monitorsDisplays: SeedTranslations['products'] = {
  'panorelle-view-24-monitor': {
    name: 'Panorelle View 24 显示器',
    description:
      '务实的第二块屏。画面锐利均匀，边框纤薄，与另一块屏并排，工作时几乎忘了它的存在。支架可俯仰，桌面拥挤时也可用 VESA 孔装上支架臂。',
    specs: [
      { label: '面板', value: '24 英寸 IPS' },
      { label: '分辨率', value: '1920 × 1080，100 Hz' },
      { label: '亮度', value: '300 cd/m²' },
      { label: '输入', value: 'HDMI、DisplayPort' },
      { label: '安装', value: 'VESA 100 × 100' },
      { label: '重量', value: '3.6 kg' },
    ],
  },
  'panorelle-swift-27-gaming-monitor': {
    name: 'Panorelle Swift 27 电竞显示器',
    description:
      '快到能打决胜局，清晰到能剪高光集锦。QHD 面板，180 Hz 刷新率，一毫秒响应，支持自适应同步，支架可旋转、俯仰和升降。两套预设，分别记住你玩游戏和剪辑的设置。',
    specs: [
      { label: '面板', value: '27 英寸 IPS' },
      { label: '分辨率', value: '2560 × 1440，180 Hz' },
      { label: '响应时间', value: '1 ms' },
      { label: '色域', value: '96% DCI-P3' },
      { label: '输入', value: '2 × HDMI 2.1，DisplayPort 1.4' },
      { label: '支架', value: '升降、俯仰、左右旋转、竖屏旋转' },
    ],
  },
  'panorelle-true-32-creator-monitor': {
    name: 'Panorelle True 32 创作者显示器',
    description:
      '可以放心签样的色彩。每块面板出厂前都校准到与基准相差毫厘，并附各自的校色报告。一根 USB-C 线，同时传输画面、数据和 96 W 笔记本供电。',
    specs: [
      { label: '面板', value: '32 英寸 IPS，防眩光' },
      { label: '分辨率', value: '3840 × 2160，60 Hz' },
      { label: '色域', value: '99% DCI-P3' },
      { label: '色准', value: 'Delta E 低于 1.5' },
      { label: '输入', value: 'USB-C 96 W、HDMI、DisplayPort' },
      { label: '支架', value: '升降、俯仰、左右旋转、竖屏旋转' },
      { label: '重量', value: '8.4 kg' },
    ],
  },
  'panorelle-arc-34-ultrawide-monitor': {
    name: 'Panorelle Arc 34 带鱼屏显示器',
    description:
      '左边游戏，右边聊天，中间没有缝。柔和的 1500R 曲面让两侧到眼睛的距离一致，再长的时间线也像看一页书。附钢制支架和理线盖板。',
    specs: [
      { label: '面板', value: '34 英寸 VA，1500R 曲率' },
      { label: '分辨率', value: '3440 × 1440，165 Hz' },
      { label: '对比度', value: '4000:1' },
      { label: '输入', value: '2 × HDMI、DisplayPort、USB-C 65 W' },
      { label: '支架', value: '升降、俯仰、左右旋转' },
      { label: '重量', value: '7.9 kg' },
    ],
  },
  'panorelle-folio-16-portable-monitor': {
    name: 'Panorelle Folio 16 便携显示器',
    description:
      '笔记本去哪，第二块屏就去哪。机身仅九毫米薄，一根 USB-C 线搞定画面与供电，保护套一折就是支架。酒店书桌、现场演出、相机监看都合适。',
    specs: [
      { label: '面板', value: '16 英寸 IPS' },
      { label: '分辨率', value: '2560 × 1600，60 Hz' },
      { label: '亮度', value: '400 cd/m²' },
      { label: '输入', value: '2 × USB-C，mini HDMI' },
      { label: '厚度', value: '9 mm' },
      { label: '重量', value: '690 g' },
    ],
  },
  'panorelle-sill-14-touch-strip': {
    name: 'Panorelle Sill 14 触控长条屏',
    description:
      '又长又矮的触摸屏，正好放在显示器下方。聊天、电平表和场景按钮尽在眼前，不占主屏窗口。自带脚撑可后仰，只需一根线。',
    specs: [
      { label: '面板', value: '14 英寸 IPS，10 点触控' },
      { label: '分辨率', value: '3840 × 1100' },
      { label: '亮度', value: '350 cd/m²' },
      { label: '输入', value: 'USB-C，mini HDMI' },
      { label: '尺寸', value: '352 × 124 × 16 mm' },
    ],
  },
  'vantrell-mark-7-field-monitor': {
    name: 'Vantrell Mark 7 监视器',
    description:
      '正午阳光下，也能看清真实画面。7 英寸高亮屏装在相机上，波形图、伪色和峰值对焦一点即达。遮光罩可折平，顺便保护屏幕。',
    specs: [
      { label: '面板', value: '7 英寸 IPS 触摸屏' },
      { label: '分辨率', value: '1920 × 1200' },
      { label: '亮度', value: '1600 cd/m²' },
      { label: '输入', value: 'HDMI，带环出' },
      { label: '辅助工具', value: '波形图、峰值对焦、伪色、LUT' },
      { label: '重量', value: '390 g' },
    ],
  },
  'castlane-script-teleprompter': {
    name: 'Castlane Script 提词器',
    description:
      '读完每个字，目光始终不离镜头。分光镜把稿子投在镜头正前方，免费应用随你的语速滚动。可放手机和最大 11 英寸的平板，折平即可装盒。',
    specs: [
      { label: '镜片', value: '70/30 分光镜，210 × 160 mm' },
      { label: '适用', value: '手机及最大 11 英寸平板' },
      { label: '镜头', value: '最大 95 mm，焦距 24 mm 起' },
      { label: '遥控器', value: '蓝牙，随附' },
      { label: '重量', value: '1.3 kg' },
    ],
  },
  'panorelle-glow-mini-projector': {
    name: 'Panorelle Glow 迷你投影仪',
    description:
      '单手就能拿起的电影之夜。Glow 在两米外投出清晰的 80 英寸画面，自动校正梯形，电池可播放两个半小时。可调脚撑让它对准天花板，躺着看也行。',
    specs: [
      { label: '分辨率', value: '1920 × 1080' },
      { label: '亮度', value: '550 lm' },
      { label: '画面尺寸', value: '30–120 英寸' },
      { label: '续航', value: '2.5 小时' },
      { label: '输入', value: 'HDMI、USB-C、Wi-Fi' },
      { label: '重量', value: '1.2 kg' },
    ],
  },
};
