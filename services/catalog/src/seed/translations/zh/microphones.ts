import type { SeedTranslations } from '../../seed-translation';

export const microphones: SeedTranslations['products'] = {
  'tonewick-ember-usb-microphone': {
    name: 'Tonewick Ember USB 麦克风',
    description:
      '即插即用的电容麦克风，有电台录音间那种温暖贴近的声音。轻触顶部静音，转动圆环调增益，插上耳机零延迟监听。附配重桌面支架和 2 米编织 USB-C 线。',
    specs: [
      { label: '类型', value: '电容，16 mm 音头' },
      { label: '指向性', value: '心形' },
      { label: '分辨率', value: '24-bit / 96 kHz' },
      { label: '连接', value: 'USB-C，3.5 mm 监听输出' },
      { label: '安装', value: '桌面支架；5/8 英寸螺口' },
      { label: '重量', value: '410 g（含支架）' },
    ],
  },
  'tonewick-pip-usb-microphone': {
    name: 'Tonewick Pip USB 麦克风',
    description:
      '圆圆小小，声音却大气得多。Pip 放上任何书桌都合适，最多可仰 40 度，按一下底座即静音。为通话、网课和第一次直播而准备。',
    specs: [
      { label: '类型', value: '电容，14 mm 音头' },
      { label: '指向性', value: '心形' },
      { label: '分辨率', value: '16-bit / 48 kHz' },
      { label: '连接', value: 'USB-C，1.5 m 线' },
      { label: '尺寸', value: '78 × 78 × 124 mm' },
    ],
  },
  'tonewick-baritone-dynamic-microphone': {
    name: 'Tonewick Baritone 动圈麦克风',
    description:
      '经典的广播造型自有道理：动圈音头只听你，不听房间。空调、键盘和隔壁的车声都留在录音之外。钢制支架可旋转 270 度，另附一个更密的防风罩，贴近说话也不喷麦。',
    specs: [
      { label: '类型', value: '动圈' },
      { label: '指向性', value: '心形' },
      { label: '频率响应', value: '45 Hz–18 kHz' },
      { label: '连接', value: 'XLR' },
      { label: '建议增益', value: '55 dB' },
      { label: '重量', value: '720 g' },
    ],
  },
  'tonewick-velvet-condenser-microphone': {
    name: 'Tonewick Velvet 电容麦克风',
    description:
      '大振膜录音棚麦克风，高频通透，本底噪声极低。34 mm 音头经人工配对，两支即可组成真正的立体声对。附软衬木盒和支架转接件。',
    specs: [
      { label: '类型', value: '大振膜电容，34 mm' },
      { label: '指向性', value: '心形' },
      { label: '本底噪声', value: '6 dB(A)' },
      { label: '最大声压级', value: '138 dB SPL' },
      { label: '供电', value: '48 V 幻象电源' },
      { label: '连接', value: 'XLR，镀金' },
      { label: '重量', value: '365 g' },
    ],
  },
  'tonewick-fieldline-shotgun-microphone': {
    name: 'Tonewick Fieldline 枪式麦克风',
    description:
      '短款枪式麦克风，能从喧闹街头拾起一个人的声音。带减震架，滑入任何相机热靴，随相机一同开机。附海绵罩和毛绒防风罩。',
    specs: [
      { label: '类型', value: '驻极体电容，线梯度' },
      { label: '指向性', value: '超心形' },
      { label: '低切', value: '75 Hz 或 150 Hz' },
      { label: '续航', value: '30 小时' },
      { label: '连接', value: '3.5 mm TRS 与 USB-C' },
      { label: '长度', value: '212 mm' },
    ],
  },
  'tonewick-lapel-duo-wireless-microphones': {
    name: 'Tonewick Lapel Duo 无线领夹麦克风',
    description:
      '两个领夹发射器、一个小巧接收器，一个充电盒同时为三者充电。每个发射器都会自己备份录音，信号断了，采访也不会丢。支持相机和任何 USB-C 手机。',
    specs: [
      { label: '传输距离', value: '150 m（无遮挡）' },
      { label: '续航', value: '7 小时，配合充电盒 21 小时' },
      { label: '备份录音', value: '每个发射器 14 小时' },
      { label: '连接', value: 'USB-C 与 3.5 mm' },
      { label: '重量', value: '每个发射器 21 g' },
      { label: '包装内含', value: '2 个发射器、接收器、充电盒、2 个防风罩' },
    ],
  },
  'tonewick-roundtable-conference-microphone': {
    name: 'Tonewick Roundtable 会议麦克风',
    description:
      '放在桌子中央，每个人都听得一样清楚。六个音头追踪正在说话的人，内置扬声器自动消除回声。一圈灯光，一眼就知道会场是否正在收音。',
    specs: [
      { label: '音头', value: '6 个，波束成形' },
      { label: '拾音半径', value: '4 m' },
      { label: '扬声器', value: '5 W，全双工' },
      { label: '连接', value: 'USB-C 或蓝牙 5.3' },
      { label: '续航', value: '通话 10 小时' },
      { label: '直径', value: '132 mm' },
    ],
  },
  'tonewick-marquee-handheld-microphone': {
    name: 'Tonewick Marquee 手持麦克风',
    description:
      '经得起舞台折腾的舞台麦克风。钢网和压铸机身不怕摔，橡胶悬挂的音头不受手持噪声影响。附麦夹、收纳袋和 5 米 XLR 线。',
    specs: [
      { label: '类型', value: '动圈' },
      { label: '指向性', value: '超心形' },
      { label: '频率响应', value: '55 Hz–16 kHz' },
      { label: '连接', value: 'XLR' },
      { label: '重量', value: '298 g' },
    ],
  },
  'tonewick-double-mesh-pop-filter': {
    name: 'Tonewick 双层网防喷罩',
    description:
      '两层尼龙网，驯服每一个爆破音。钢制鹅颈管摆在哪就停在哪，带软垫的夹具可固定在直径 40 mm 以内的支架和悬臂上。',
    specs: [
      { label: '直径', value: '155 mm' },
      { label: '网面', value: '双层尼龙' },
      { label: '鹅颈管', value: '360 mm，钢制' },
      { label: '夹具', value: '最大 40 mm' },
      { label: '重量', value: '230 g' },
    ],
  },
};
