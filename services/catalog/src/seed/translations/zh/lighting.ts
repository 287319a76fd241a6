import type { SeedTranslations } from '../../seed-translation';

export const lighting: SeedTranslations['products'] = {
  'brightmere-halo-10-ring-light': {
    name: 'Brightmere Halo 10 环形灯',
    description:
      '桌面大小的一圈柔和匀光，在眼中映出明亮的光环。线控上有三档色温、十级亮度。配重底座只占一只马克杯的位置。',
    specs: [
      { label: '直径', value: '10 英寸（26 cm）' },
      { label: '色温', value: '3000、4500、6000 K' },
      { label: '显色指数', value: 'CRI 95' },
      { label: '功率', value: '10 W，USB 供电' },
      { label: '高度', value: '38–54 cm' },
    ],
  },
  'brightmere-halo-18-ring-light': {
    name: 'Brightmere Halo 18 环形灯',
    description:
      '全尺寸环形灯，适合化妆、人像和站着拍摄的你。自带三脚架可升至 2 米以上，中央可夹手机。从 1% 到最亮，调光全程无频闪。',
    specs: [
      { label: '直径', value: '18 英寸（46 cm）' },
      { label: '色温', value: '2900–7000 K' },
      { label: '显色指数', value: 'CRI 97' },
      { label: '功率', value: '55 W，市电' },
      { label: '高度', value: '90–205 cm' },
      { label: '包装内含', value: '环形灯、三脚架、手机夹、便携包' },
    ],
  },
  'brightmere-panel-60-key-light': {
    name: 'Brightmere Panel 60 主灯',
    description:
      '宽大的侧发光面板，就像阴天里的一扇窗。磨砂面把 2800 流明铺得极其均匀，戴眼镜也不反光；应用可记住白天与夜晚两套灯光。立杆可夹在最厚 6 厘米的桌面上。',
    specs: [
      { label: '光通量', value: '2800 lm' },
      { label: '色温', value: '2900–7000 K' },
      { label: '显色指数', value: 'CRI 96' },
      { label: '控制', value: 'Wi-Fi 应用与按键' },
      { label: '面板', value: '35 × 25 cm' },
      { label: '立杆', value: '55–125 cm，桌夹' },
    ],
  },
  'brightmere-cloud-softbox-kit': {
    name: 'Brightmere Cloud 柔光箱套件',
    description:
      '两个柔光箱、两支灯架，小型摄影棚需要的柔光一次配齐。柔光箱像伞一样撑开，折平即可装回原来的包里。可调光 LED 灯摸上去也不烫。',
    specs: [
      { label: '柔光箱', value: '2 个，50 × 70 cm' },
      { label: '灯泡', value: '2 × 45 W LED，可调光' },
      { label: '色温', value: '5600 K' },
      { label: '灯架', value: '2 支，70–200 cm' },
      { label: '包装内含', value: '2 个柔光箱、2 个灯泡、2 支灯架、收纳包' },
    ],
  },
  'brightmere-wand-rgb-tube-light': {
    name: 'Brightmere Wand RGB 灯管',
    description:
      '电池供电的彩光棒，打亮墙面、面孔和音乐短片。一千六百万色任选，也可让它自己演绎火焰、闪电和霓虹。背面磁铁能吸在任何钢面上。',
    specs: [
      { label: '长度', value: '60 cm' },
      { label: '颜色', value: 'RGB 加 2700–7500 K 白光' },
      { label: '灯效', value: '内置 18 种' },
      { label: '续航', value: '全亮 2.5 小时' },
      { label: '安装', value: '磁吸；1/4 英寸螺口' },
      { label: '重量', value: '480 g' },
    ],
  },
  'brightmere-clip-laptop-light': {
    name: 'Brightmere Clip 笔记本夹灯',
    description:
      '随时随地接通话用的口袋灯。软垫夹口夹住笔记本屏幕或平板而不留划痕，磨砂面从烛光般的暖色一直调到日光色。一次充电，够开一整天会议。',
    specs: [
      { label: '光通量', value: '320 lm' },
      { label: '色温', value: '2800–6500 K' },
      { label: '续航', value: '3 至 9 小时' },
      { label: '充电', value: 'USB-C' },
      { label: '尺寸', value: '84 × 84 × 18 mm' },
    ],
  },
  'brightmere-lintel-monitor-light-bar': {
    name: 'Brightmere Lintel 屏幕挂灯',
    description:
      '照亮桌面，不照屏幕。斜面反光罩把光铺满键盘区，屏幕上不留反光；桌上的无线旋钮调节亮度与冷暖。适用 8–32 mm 厚的屏幕，曲面屏也可以。',
    specs: [
      { label: '宽度', value: '46 cm' },
      { label: '亮度', value: '45 cm 处 500 lx' },
      { label: '色温', value: '2700–6500 K' },
      { label: '控制', value: '无线旋钮' },
      { label: '供电', value: 'USB-C，5 W' },
    ],
  },
  'brightmere-comb-wall-light-panels': {
    name: 'Brightmere Comb 拼接墙灯',
    description:
      '七块六边形，让空白墙面变成背景。随意拼接造型，用可移除胶贴上墙，让色彩随音乐流动。应用会替你画好布局图。',
    specs: [
      { label: '灯板', value: '7 块六边形，每块 20 cm' },
      { label: '颜色', value: 'RGB 加冷暖白光' },
      { label: '控制', value: 'Wi-Fi 应用，音乐同步' },
      { label: '功率', value: '28 W，一个电源适配器' },
      { label: '安装', value: '可移除胶贴，无需打孔' },
    ],
  },
  'castlane-pull-up-green-screen': {
    name: 'Castlane 拉起式绿幕',
    description:
      '五秒升起，收起同样快。拉起把手，弹簧支架可锁定在任意高度；往下一压，幕布便卷回金属底座。哑光面料不易起皱，抠像干净利落。',
    specs: [
      { label: '幕布', value: '148 × 180 cm' },
      { label: '面料', value: '哑光聚酯纤维，抠像绿' },
      { label: '支架', value: '弹簧助力，自动锁定' },
      { label: '收纳尺寸', value: '164 × 12 × 11 cm' },
      { label: '重量', value: '9.2 kg' },
    ],
  },
};
