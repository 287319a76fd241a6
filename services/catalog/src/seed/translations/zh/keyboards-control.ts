import type { SeedTranslations } from '../../seed-translation';

export const keyboardsControl: SeedTranslations['products'] = {
  'keyhollow-alder-75-mechanical-keyboard': {
    name: 'Keyhollow Alder 75 机械键盘',
    description:
      'Gasket 结构，声音低沉柔和，正是许多人追寻多年的手感。75% 配列保留方向键，省去杂乱；轴体免焊可拔，铝制旋钮调节音量。有线、接收器或三台蓝牙设备，随你连接。',
    specs: [
      { label: '配列', value: '75%，82 键加旋钮' },
      { label: '轴体', value: '线性轴，45 g，热插拔' },
      { label: '键帽', value: '双色注塑 PBT' },
      { label: '连接', value: 'USB-C、2.4 GHz、蓝牙 5.1' },
      { label: '电池', value: '4000 mAh' },
      { label: '重量', value: '920 g' },
    ],
  },
  'keyhollow-rowan-full-size-keyboard': {
    name: 'Keyhollow Rowan 全尺寸键盘',
    description: '完整的字母区加数字区，装在毫不变形的钢板上。逐键灯光，可静静微亮，也可尽情炫彩。附磁吸腕托。',
    specs: [
      { label: '配列', value: '全尺寸，104 键' },
      { label: '轴体', value: '段落轴，55 g' },
      { label: '灯光', value: '逐键 RGB' },
      { label: '连接', value: 'USB-C，1.8 m 编织线' },
      { label: '回报率', value: '1000 Hz' },
      { label: '尺寸', value: '438 × 132 × 38 mm' },
    ],
  },
  'keyhollow-slate-low-profile-keyboard': {
    name: 'Keyhollow Slate 矮轴键盘',
    description:
      '笔记本的高度，机械键盘的手感。Slate 采用拉丝铝机身，仅 17 mm 薄，安静到开着麦克风也不怕，一个键就能在三台电脑间切换。关闭背光，一次充电可用四个月。',
    specs: [
      { label: '配列', value: '65%，68 键' },
      { label: '轴体', value: '矮轴，静音线性，40 g' },
      { label: '厚度', value: '17 mm' },
      { label: '连接', value: 'USB-C、蓝牙 5.1' },
      { label: '续航', value: '4 个月（关闭背光）' },
      { label: '重量', value: '540 g' },
    ],
  },
  'keyhollow-tally-number-pad': {
    name: 'Keyhollow Tally 数字小键盘',
    description:
      '紧凑键盘省掉的数字区，这里补齐。二十一个机械按键，一个可滚动时间线的旋钮，还有一层留给你自定义快捷键。放在键盘左右皆可。',
    specs: [
      { label: '按键', value: '21 键加旋钮' },
      { label: '轴体', value: '线性轴，45 g，热插拔' },
      { label: '连接', value: 'USB-C 或 2.4 GHz' },
      { label: '键帽', value: 'PBT' },
      { label: '尺寸', value: '84 × 128 × 34 mm' },
    ],
  },
  'castlane-cue-15-stream-controller': {
    name: 'Castlane Cue 15 直播控制台',
    description:
      '十五块听话的小屏幕。切场景、静音、播片头、调暗灯光，一键完成；开没开，看按键就知道。分页和文件夹，装得下远不止十五个点子。',
    specs: [
      { label: '按键', value: '15 个 LCD 按键，72 × 72 像素' },
      { label: '支架', value: '磁吸，45° 倾角' },
      { label: '连接', value: 'USB-C，1.5 m 线' },
      { label: '软件', value: 'Windows、macOS、Linux' },
      { label: '尺寸', value: '122 × 86 × 24 mm' },
      { label: '重量', value: '214 g' },
    ],
  },
  'castlane-cue-6-mini-controller': {
    name: 'Castlane Cue 6 迷你控制台',
    description:
      '大多数节目，六个键就够了。Cue 6 只占一张扑克牌的位置，与 Cue 15 共用软件，布局可以直接带走。给另一只手当第二页也很合适。',
    specs: [
      { label: '按键', value: '6 个 LCD 按键，72 × 72 像素' },
      { label: '连接', value: 'USB-C，1.5 m 线' },
      { label: '软件', value: 'Windows、macOS、Linux' },
      { label: '尺寸', value: '86 × 62 × 26 mm' },
      { label: '重量', value: '108 g' },
    ],
  },
  'keyhollow-turn-macro-dial': {
    name: 'Keyhollow Turn 宏旋钮',
    description:
      '一枚漂亮的旋钮，拖时间线、滚动、调音量都顺手。精密加工的旋钮可带细腻段落感，也可无级顺滑；单按与双按各司其职，一圈灯光显示当前模式。在应用里最多可添加八种模式。',
    specs: [
      { label: '旋钮', value: '精加工铝，58 mm' },
      { label: '步进', value: '每圈 96 格，或无级' },
      { label: '模式', value: '8 种，以颜色区分' },
      { label: '连接', value: 'USB-C 或蓝牙 5.1' },
      { label: '重量', value: '265 g' },
    ],
  },
  'keyhollow-wren-wireless-mouse': {
    name: 'Keyhollow Wren 无线鼠标',
    description:
      '63 克，不打孔。Wren 以纯 PTFE 脚垫顺滑滑行，玻璃上也能追踪，一毫秒响应。对称造型，侧键可互换，左手用户同样顺手。',
    specs: [
      { label: '传感器', value: '26,000 dpi 光学' },
      { label: '重量', value: '63 g' },
      { label: '按键', value: '6 个，侧键可换边' },
      { label: '连接', value: '2.4 GHz、蓝牙、USB-C' },
      { label: '续航', value: '85 小时' },
      { label: '尺寸', value: '122 × 63 × 38 mm' },
    ],
  },
  'keyhollow-field-desk-mat': {
    name: 'Keyhollow Field 桌垫',
    description:
      '宽大柔软，让吵闹的键盘安静下来，也让鼠标尽情驰骋。等高线图案是织进去的，不是印上去的；锁边工整，橡胶底稳稳不滑。可手洗。',
    specs: [
      { label: '尺寸', value: '900 × 400 × 4 mm' },
      { label: '表面', value: '编织聚酯纤维' },
      { label: '底面', value: '天然橡胶' },
      { label: '边缘', value: '锁边' },
      { label: '护理', value: '手洗，30 °C' },
    ],
  },
  'castlane-step-foot-pedal': {
    name: 'Castlane Step 脚踏控制器',
    description:
      '三个静音踏板，专为双手都忙的时刻。按下说话、切换场景、翻页：按键能做的，脚也能做。设置存在踏板里，换任何电脑都不用装软件。',
    specs: [
      { label: '踏板', value: '3 个，静音开关' },
      { label: '存储', value: '板载，3 层' },
      { label: '连接', value: 'USB-C，2 m 线' },
      { label: '机身', value: '压铸，橡胶底' },
      { label: '尺寸', value: '296 × 112 × 42 mm' },
    ],
  },
};
