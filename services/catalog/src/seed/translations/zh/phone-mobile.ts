import type { SeedTranslations } from '../../seed-translation';

export const phoneMobile: SeedTranslations['products'] = {
  'pocketfen-drift-phone-gimbal': {
    name: 'Pocketfen Drift 手机稳定器',
    description:
      '走路、慢跑、奔跑，画面都稳。三个电机抵消抖动，扳机一扣锁定人脸，一秒展开即可开拍。三脚支座就藏在手柄里。',
    specs: [
      { label: '轴数', value: '3 轴，电动' },
      { label: '适用手机', value: '宽 58–90 mm，最重 300 g' },
      { label: '续航', value: '10 小时' },
      { label: '延长杆', value: '内置 21 cm' },
      { label: '充电', value: 'USB-C，也可为手机充电' },
      { label: '重量', value: '312 g' },
    ],
  },
  'pocketfen-folding-phone-tripod': {
    name: 'Pocketfen 折叠手机三脚架',
    description:
      '自拍杆、三脚架、遥控器三合一，折起来像一支粗笔。夹头咔嗒一转即可横竖切换，遥控器从手柄上取下就能用。真正的三脚支撑，站高 1.3 米。',
    specs: [
      { label: '高度', value: '24–130 cm' },
      { label: '适用手机', value: '宽 58–95 mm' },
      { label: '遥控器', value: '蓝牙，10 m' },
      { label: '材质', value: '铝合金' },
      { label: '重量', value: '245 g' },
    ],
  },
  'pocketfen-reserve-20k-power-bank': {
    name: 'Pocketfen Reserve 20K 移动电源',
    description:
      '平装书大小，够拍一整天。可用 65 W 为笔记本充电，同时给手机和相机供电，小屏幕准确显示剩余电量。可随身带上飞机。',
    specs: [
      { label: '容量', value: '20,000 mAh，74 Wh' },
      { label: '输出', value: '65 W USB-C，另有 2 个接口' },
      { label: '充满', value: '90 分钟' },
      { label: '显示', value: '电量百分比、功率、剩余时间' },
      { label: '重量', value: '425 g' },
    ],
  },
  'pocketfen-trio-charging-stand': {
    name: 'Pocketfen Trio 三合一充电座',
    description:
      '手机、手表、耳机，一座一线全充上。磁吸固定手机，横放竖放，角度都方便看屏。底座配重，单手就能取下手机。',
    specs: [
      { label: '手机', value: '15 W 无线，磁吸' },
      { label: '手表', value: '5 W' },
      { label: '耳机', value: '5 W' },
      { label: '输入', value: 'USB-C，30 W' },
      { label: '材质', value: '铝合金、软硅胶' },
    ],
  },
  'pocketfen-harbor-8-in-1-usb-c-hub': {
    name: 'Pocketfen Harbor 八合一 USB-C 扩展坞',
    description:
      '一口变八口，铝制机身始终不烫手。显示器、网络、存储卡、硬盘和供电，一根编织线全部搞定。已通过相机、采集卡和麦克风同时工作的测试。',
    specs: [
      { label: '视频', value: 'HDMI，4K 60 Hz' },
      { label: 'USB', value: '2 × USB-A，1 × USB-C，10 Gbit/s' },
      { label: '读卡', value: 'SD 与 microSD，UHS-I' },
      { label: '网络', value: '千兆以太网' },
      { label: '供电', value: '100 W 直通充电' },
      { label: '尺寸', value: '124 × 42 × 14 mm' },
    ],
  },
  'pocketfen-pebble-65w-charger': {
    name: 'Pocketfen Pebble 65 W 充电器',
    description: '一只小充电器，喂饱笔记本、手机和耳机。氮化镓元件让它不发烫，体积只有旧充电器的一半。插脚可折叠。',
    specs: [
      { label: '输出', value: '65 W，3 口共享' },
      { label: '接口', value: '2 × USB-C，1 × USB-A' },
      { label: '输入', value: '100–240 V' },
      { label: '尺寸', value: '52 × 46 × 31 mm' },
      { label: '重量', value: '118 g' },
    ],
  },
  'pocketfen-vault-portable-ssd': {
    name: 'Pocketfen Vault 移动固态硬盘 1 TB',
    description:
      '装得下四十小时 4K 素材，却比银行卡还小。速度快到可以直接在盘上剪辑，防尘防雨，从两米高处摔下也不怕。短线可卡在机身侧面。',
    specs: [
      { label: '容量', value: '1 TB' },
      { label: '速度', value: '读写 2000 MB/s' },
      { label: '连接', value: 'USB-C，20 Gbit/s' },
      { label: '防护', value: 'IP65，2 m 防摔' },
      { label: '重量', value: '58 g' },
    ],
  },
  'pocketfen-phone-lens-kit': {
    name: 'Pocketfen 手机镜头套装',
    description:
      '三枚玻璃镜头，给手机一双新眼睛：广角、微距和 2 倍人像。拧上夹子即可装到任何手机摄像头上，全部收进一个硬盒。微距三厘米就能合焦。',
    specs: [
      { label: '镜头', value: '广角 0.6×、微距 15×、长焦 2×' },
      { label: '镜片', value: '多层镀膜' },
      { label: '螺口', value: '17 mm' },
      { label: '适用', value: '厚度 11 mm 以内的手机' },
      { label: '包装内含', value: '3 枚镜头、夹子、镜头盖、硬盒' },
    ],
  },
  'pocketfen-braided-usb-c-cable': {
    name: 'Pocketfen 编织 USB-C 数据线 2 m',
    description:
      '一根让你不必再操心的线。芳纶内芯外裹尼龙编织，接头经三万次弯折测试，供电足够笔记本使用。皮质绑带让线卷整整齐齐。',
    specs: [
      { label: '长度', value: '2 m' },
      { label: '功率', value: '100 W' },
      { label: '数据', value: '10 Gbit/s' },
      { label: '外被', value: '尼龙编织' },
      { label: '接口', value: 'USB-C 转 USB-C' },
    ],
  },
};
