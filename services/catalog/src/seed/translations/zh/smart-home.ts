import type { SeedTranslations } from '../../seed-translation';

export const smartHome: SeedTranslations['products'] = {
  'hearthlet-smart-plug': {
    name: 'Hearthlet 智能插座',
    description:
      '人在哪里，都能控制家里插着电的东西。可定时、随日落开关，也可加入场景，还能看到每台设备的用电花费。机身纤薄，不挡旁边的插孔。',
    specs: [
      { label: '负载', value: '15 A，1800 W' },
      { label: '无线', value: 'Wi-Fi 2.4 GHz，无需网关' },
      { label: '计量', value: '功率与电量' },
      { label: '控制', value: '应用、语音、按键' },
      { label: '尺寸', value: '52 × 38 × 52 mm' },
    ],
  },
  'hearthlet-smart-color-bulb': {
    name: 'Hearthlet 智能彩光灯泡',
    description:
      '从烛光到正午的每一种白，再加上所有色彩。渐亮渐暗不突兀，断电后记得上次的状态，深夜可调暗至 1%。标准螺口，家里的灯就能用。',
    specs: [
      { label: '光通量', value: '1100 lm（相当于 75 W）' },
      { label: '颜色', value: '1600 万色，2200–6500 K' },
      { label: '灯头', value: 'E26 / E27' },
      { label: '无线', value: 'Wi-Fi 2.4 GHz，无需网关' },
      { label: '寿命', value: '25,000 小时' },
    ],
  },
  'hearthlet-ribbon-led-strip': {
    name: 'Hearthlet Ribbon LED 灯带 5 m',
    description:
      '五米彩光，装点书架、书桌和显示器背面。每一段都能显示不同颜色，日落与渐变自然逼真。每十厘米可剪一刀；背胶在木头、漆面和金属上都粘得牢。',
    specs: [
      { label: '长度', value: '5 m，每 10 cm 可裁剪' },
      { label: 'LED', value: '每米 60 颗，可独立寻址' },
      { label: '颜色', value: 'RGB 加暖白光' },
      { label: '控制', value: 'Wi-Fi 应用、遥控器' },
      { label: '电源', value: '24 W 适配器，随附' },
    ],
  },
  'hearthlet-on-air-smart-sign': {
    name: 'Hearthlet On-Air 智能直播灯牌',
    description:
      '一开播就亮，家人一看便知。它通过 Wi-Fi 感知你的摄像头并自动点亮，也可以按侧面手动开启。挂在门边，或摆在身后的架子上。',
    specs: [
      { label: '灯光', value: '侧发光亚克力，可调光' },
      { label: '无线', value: 'Wi-Fi 2.4 GHz' },
      { label: '供电', value: 'USB-C，2 m 线' },
      { label: '尺寸', value: '260 × 110 × 32 mm' },
      { label: '安装', value: '壁挂或摆放' },
    ],
  },
  'hearthlet-porch-video-doorbell': {
    name: 'Hearthlet Porch 可视门铃',
    description:
      '不用离开麦克风，也能看到谁来了。竖长画面同时照到人脸和包裹，对讲清晰，勿扰时段不让铃声闯进录音。可用电池，也可接现有门铃线。',
    specs: [
      { label: '视频', value: '2048 × 1536，夜视' },
      { label: '视角', value: '纵向 150°' },
      { label: '续航', value: '5 个月' },
      { label: '存储', value: '本机存储，无需订阅' },
      { label: '防护', value: 'IP65' },
      { label: '尺寸', value: '138 × 46 × 26 mm' },
    ],
  },
  'hearthlet-lookout-indoor-camera': {
    name: 'Hearthlet Lookout 室内摄像头',
    description:
      '会转头追着猫看，你在家时又会合上镜头盖。日夜清晰，双向通话，录像只存在机内的存储卡上。可放架上，也可倒装在天花板。',
    specs: [
      { label: '视频', value: '2304 × 1296，夜视' },
      { label: '转动', value: '水平 360°，俯仰 110°' },
      { label: '隐私', value: '机械镜头盖' },
      { label: '存储', value: '存储卡，最大 256 GB' },
      { label: '供电', value: 'USB-C' },
    ],
  },
  'hearthlet-round-smart-thermostat': {
    name: 'Hearthlet Round 智能温控器',
    description:
      '转动圆环，房间随之变暖变凉。它会学习工作室的使用时间，录音时让风扇停一停，并用直白的数字展示当月用量。装饰底板可遮住旧温控器留下的印子。',
    specs: [
      { label: '显示屏', value: '2.1 英寸圆屏，自动调光' },
      { label: '控制', value: '圆环、应用、语音' },
      { label: '传感器', value: '温度、湿度、人体存在' },
      { label: '接线', value: '24 V，C 线或适配器' },
      { label: '直径', value: '84 mm' },
    ],
  },
  'hearthlet-nook-smart-speaker': {
    name: 'Hearthlet Nook 智能音箱',
    description:
      '编织布面包裹的小音箱，声音却颇有气度。放在哪个角落都能均匀铺满房间，可两只组成立体声，还有一个真正断开麦克风的开关。轻触顶部调音量。',
    specs: [
      { label: '功率', value: '20 W' },
      { label: '发声单元', value: '3 英寸低音，0.8 英寸高音' },
      { label: '无线', value: 'Wi-Fi 5、蓝牙 5.0' },
      { label: '麦克风', value: '4 个，带硬件开关' },
      { label: '尺寸', value: '112 × 112 × 138 mm' },
    ],
  },
  'hearthlet-dusk-smart-lamp': {
    name: 'Hearthlet Dusk 智能台灯',
    description:
      '一朵乳白玻璃的蘑菇，光色像白昼最后的半小时。轻触调暗，可设定缓缓唤醒，也能加入工作室的灯光场景。车制底座是温暖的陶土色。',
    specs: [
      { label: '光通量', value: '650 lm' },
      { label: '色温', value: '2000–5000 K' },
      { label: '材质', value: '乳白玻璃、烤漆钢' },
      { label: '无线', value: 'Wi-Fi 2.4 GHz' },
      { label: '尺寸', value: '24 × 24 × 31 cm' },
      { label: '功率', value: '9 W' },
    ],
  },
};
