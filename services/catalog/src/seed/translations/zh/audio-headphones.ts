import type { SeedTranslations } from '../../seed-translation';

export const audioHeadphones: SeedTranslations['products'] = {
  'auralind-studio-40-headphones': {
    name: 'Auralind Studio 40 封闭式头戴耳机',
    description:
      '为录音而生的封闭式耳机：节拍声不会漏进麦克风，录得好不好一听便知。耳罩可旋转，方便单耳监听，也能折叠收进包里。所有易损部件均可更换。',
    specs: [
      { label: '结构', value: '封闭式，包耳' },
      { label: '发声单元', value: '40 mm' },
      { label: '频率响应', value: '15 Hz–22 kHz' },
      { label: '阻抗', value: '48 Ω' },
      { label: '线材', value: '3 m，可拆卸，3.5 mm 与 6.3 mm 插头' },
      { label: '重量', value: '240 g' },
    ],
  },
  'auralind-meadow-open-back-headphones': {
    name: 'Auralind Meadow 开放式头戴耳机',
    description:
      '油面胡桃木开放式耳罩，声音仿佛来自房间，而不是耳边。专为长时间剪辑打造：丝绒耳垫不闷热，悬挂式头带均匀分担重量。每一副出厂前都经过实测。',
    specs: [
      { label: '结构', value: '开放式，包耳' },
      { label: '发声单元', value: '50 mm' },
      { label: '频率响应', value: '8 Hz–35 kHz' },
      { label: '阻抗', value: '120 Ω' },
      { label: '材质', value: '胡桃木、钢、丝绒' },
      { label: '重量', value: '310 g' },
    ],
  },
  'auralind-hush-noise-cancelling-headphones': {
    name: 'Auralind Hush 主动降噪耳机',
    description:
      '先有安静，再有音乐。八个麦克风隔绝引擎、办公室和列车的噪声，轻按一键，又能随时与人交谈。一次充电可听四十小时；充电五分钟，再听四小时。',
    specs: [
      { label: '降噪', value: '自适应，8 个麦克风' },
      { label: '续航', value: '40 小时' },
      { label: '蓝牙', value: '5.3，可同时连接两台设备' },
      { label: '发声单元', value: '40 mm' },
      { label: '充电', value: 'USB-C，充 5 分钟用 4 小时' },
      { label: '重量', value: '254 g' },
    ],
  },
  'auralind-raid-gaming-headset': {
    name: 'Auralind Raid 游戏耳机',
    description:
      '先一步听见对手的脚步。50 mm 大单元让每个声音的方位清清楚楚，下翻式麦克风向上一推即静音。耳罩上的滚轮可调节游戏声与语音的比例。',
    specs: [
      { label: '发声单元', value: '50 mm' },
      { label: '麦克风', value: '心形指向，上翻静音' },
      { label: '连接', value: '2.4 GHz 无线或 USB-C' },
      { label: '续航', value: '30 小时' },
      { label: '耳垫', value: '针织面料，记忆海绵' },
      { label: '重量', value: '286 g' },
    ],
  },
  'auralind-dew-wireless-earbuds': {
    name: 'Auralind Dew 真无线耳机',
    description:
      '轻若无物的耳塞，装在鹅卵石般圆润的充电盒里。隔绝街头喧嚣，不惧雨水，四个麦克风加风噪过滤让通话清晰。附三种尺寸的耳塞套。',
    specs: [
      { label: '降噪', value: '最高 38 dB' },
      { label: '续航', value: '8 小时，配合充电盒 32 小时' },
      { label: '蓝牙', value: '5.3' },
      { label: '防水', value: 'IPX5' },
      { label: '充电', value: 'USB-C 或无线' },
      { label: '重量', value: '单只 4.6 g' },
    ],
  },
  'auralind-understage-in-ear-monitors': {
    name: 'Auralind Understage 入耳式监听耳机',
    description:
      '三个单元装进比指尖还小的透明壳体。隔绝现场乐队的声音，戴头盔或帽子也稳稳不掉，镜头里几乎看不见。编织线可拆卸，插头坏了也不必换掉整副耳机。',
    specs: [
      { label: '发声单元', value: '1 动圈 + 2 动铁' },
      { label: '隔音', value: '最高 26 dB' },
      { label: '阻抗', value: '22 Ω' },
      { label: '线材', value: '1.4 m，可拆卸，3.5 mm' },
      { label: '包装内含', value: '7 对耳塞套、硬质收纳盒' },
    ],
  },
  'auralind-oakfield-desktop-speakers': {
    name: 'Auralind Oakfield 桌面音箱',
    description:
      '真橡木、真材实料的单元，两只不比平装书高的箱体，声音却能充满整个房间。支持 USB-C 和音频线，也能用手机蓝牙播放。橡胶脚垫让箱体微微上仰，正对双耳。',
    specs: [
      { label: '功率', value: '2 × 25 W' },
      { label: '发声单元', value: '3.5 英寸低音，1 英寸丝膜高音' },
      { label: '频率响应', value: '60 Hz–20 kHz' },
      { label: '输入', value: 'USB-C、RCA、3.5 mm、蓝牙 5.0' },
      { label: '尺寸', value: '单只 13 × 21 × 17 cm' },
      { label: '重量', value: '一对 3.9 kg' },
    ],
  },
  'auralind-ledge-desktop-soundbar': {
    name: 'Auralind Ledge 桌面条形音箱',
    description:
      '显示器下方窄窄一条，立体声清晰通透。两个跑道形单元加一个被动辐射器，声场比机身更宽；音量旋钮就在顶部顺手的位置。仅靠 USB-C 供电。',
    specs: [
      { label: '功率', value: '2 × 8 W' },
      { label: '发声单元', value: '2 个全频，1 个被动辐射器' },
      { label: '输入', value: 'USB-C、3.5 mm、蓝牙 5.3' },
      { label: '尺寸', value: '42 × 7 × 8 cm' },
      { label: '重量', value: '1.1 kg' },
    ],
  },
  'tonewick-crossway-2-audio-interface': {
    name: 'Tonewick Crossway 2 音频接口',
    description:
      '两路低噪话放，推力充沛的耳机放大器，还有内录通道，电脑播放的声音也能一并直播。大旋钮，准确的电平表，没有菜单。插上 USB-C 即可供电。',
    specs: [
      { label: '输入', value: '2 × XLR / 6.3 mm 复合接口' },
      { label: '输出', value: '2 × 6.3 mm 平衡输出，耳机' },
      { label: '分辨率', value: '24-bit / 192 kHz' },
      { label: '增益', value: '每通道 62 dB' },
      { label: '幻象电源', value: '48 V' },
      { label: '尺寸', value: '182 × 118 × 48 mm' },
    ],
  },
  'tonewick-foyer-6-podcast-mixer': {
    name: 'Tonewick Foyer 6 播客调音台',
    description:
      '一张台面，装下整档节目：四支麦克风、一路电话连线，还有八个音效垫播放片头和掌声。每个推子都单独录成一条音轨存入存储卡，出错也能补救。四路耳机输出，嘉宾各听各的。',
    specs: [
      { label: '通道', value: '4 路 XLR、1 路蓝牙、1 路 USB' },
      { label: '音效垫', value: '8 个，可自定义，全彩' },
      { label: '录音', value: '多轨录制到存储卡或 USB-C' },
      { label: '耳机输出', value: '4 路，音量独立' },
      { label: '分辨率', value: '24-bit / 48 kHz' },
      { label: '尺寸', value: '308 × 224 × 62 mm' },
    ],
  },
};
