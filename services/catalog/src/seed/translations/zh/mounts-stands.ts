import type { SeedTranslations } from '../../seed-translation';

export const mountsStands: SeedTranslations['products'] = {
  'perchline-desk-boom-arm': {
    name: 'Perchline 桌面麦克风臂',
    description:
      '放在哪，就悬停在哪的麦克风臂。隐藏弹簧稳稳托住最多 1.5 kg，毫无异响；线缆走臂内，带软垫的桌夹不留痕迹。两种常用螺口的转接件都在包里。',
    specs: [
      { label: '伸展长度', value: '82 cm' },
      { label: '承重', value: '0.3–1.5 kg' },
      { label: '夹具', value: '桌面厚度最大 55 mm' },
      { label: '螺口', value: '5/8 与 3/8 英寸' },
      { label: '材质', value: '钢，粉末喷涂' },
    ],
  },
  'perchline-low-profile-boom-arm': {
    name: 'Perchline 低位麦克风臂',
    description: '不入镜的麦克风臂。从镜头下方滑入，底座可转一整圈，沉重的广播麦克风也能端得平稳。磁吸盖板藏起线缆。',
    specs: [
      { label: '伸展长度', value: '74 cm' },
      { label: '承重', value: '最大 2 kg' },
      { label: '旋转', value: '底座 360°' },
      { label: '夹具', value: '桌面厚度最大 60 mm' },
      { label: '材质', value: '阳极氧化铝' },
    ],
  },
  'perchline-single-monitor-arm': {
    name: 'Perchline 单屏支架臂',
    description:
      '把桌面还给桌面。气压弹簧让最重 9 kg 的屏幕一指可移，要腾地方时折起贴墙即可。桌夹与穿孔两种安装件均已附上。',
    specs: [
      { label: '屏幕', value: '17–34 英寸，2–9 kg' },
      { label: 'VESA', value: '75 与 100 mm' },
      { label: '高度', value: '18–53 cm' },
      { label: '活动范围', value: '±85° 俯仰，360° 旋转' },
      { label: '固定方式', value: '桌夹或穿孔' },
    ],
  },
  'perchline-dual-monitor-arm': {
    name: 'Perchline 双屏支架臂',
    description:
      '两块屏，一根立柱，不要底座。两臂各自活动、各自锁定高度，屏幕边缘对齐到你想要的位置。立柱上方还能加装灯或相机。',
    specs: [
      { label: '屏幕', value: '2 × 17–32 英寸，每块最重 8 kg' },
      { label: 'VESA', value: '75 与 100 mm' },
      { label: '立柱', value: '45 cm，钢制' },
      { label: '活动范围', value: '±45° 俯仰，180° 旋转' },
      { label: '固定方式', value: '桌夹或穿孔' },
    ],
  },
  'perchline-aluminum-laptop-stand': {
    name: 'Perchline 铝合金笔记本支架',
    description:
      '把笔记本摄像头抬到眼睛高度，也让风扇顺畅呼吸。由整张 5 mm 铝板切割而成，硅胶垫防滑不留痕。折起后只有一本杂志大小。',
    specs: [
      { label: '适用', value: '11–17 英寸笔记本' },
      { label: '高度', value: '6–25 cm' },
      { label: '承重', value: '最大 10 kg' },
      { label: '材质', value: '阳极氧化铝、硅胶' },
      { label: '重量', value: '1.2 kg' },
    ],
  },
  'perchline-trail-tripod': {
    name: 'Perchline Trail 三脚架',
    description:
      '展开是全高，收起只有半臂长。四节脚管转四分之一圈即锁紧，球形云台稳稳托住相机和重镜头，一支脚管拧下来就是独脚架。快装板可用于大多数其他云台。',
    specs: [
      { label: '高度', value: '38–152 cm' },
      { label: '收纳长度', value: '41 cm' },
      { label: '承重', value: '8 kg' },
      { label: '云台', value: '球形云台，快装' },
      { label: '材质', value: '铝合金' },
      { label: '重量', value: '1.35 kg' },
    ],
  },
  'perchline-mini-tripod': {
    name: 'Perchline 迷你三脚架',
    description:
      '掌心大小的三脚架，合起来就是手柄。一个按钮松开球形云台，三脚并拢握感舒适，橡胶脚连玻璃都抓得住。适合网络摄像头、便携相机和小灯。',
    specs: [
      { label: '高度', value: '14–21 cm' },
      { label: '承重', value: '1 kg' },
      { label: '螺口', value: '1/4 英寸' },
      { label: '云台', value: '球形云台，360°' },
      { label: '重量', value: '170 g' },
    ],
  },
  'perchline-walnut-headphone-stand': {
    name: 'Perchline 胡桃木耳机架',
    description:
      '好耳机配得上的栖身之处。宽大的胡桃木托不会压坏耳垫，钢制底座稳重，黑暗中伸手去取也不会碰倒。图中耳机不包含在内。',
    specs: [
      { label: '材质', value: '胡桃木、钢' },
      { label: '高度', value: '27 cm' },
      { label: '底座', value: '14 cm，底面贴毡' },
      { label: '托面', value: '宽 45 mm' },
      { label: '重量', value: '640 g' },
    ],
  },
  'perchline-overhead-camera-mount': {
    name: 'Perchline 俯拍支架',
    description:
      '从正上方拍桌面：做菜、画画、开箱、焊接。高立柱夹在桌边，横臂伸到桌面中央，配重让它不下垂。球形云台可装相机、手机或灯。',
    specs: [
      { label: '伸展长度', value: '68 cm' },
      { label: '高度', value: '50–110 cm' },
      { label: '承重', value: '2.5 kg' },
      { label: '夹具', value: '桌面厚度最大 60 mm' },
      { label: '包装内含', value: '立柱、横臂、球形云台、手机夹' },
    ],
  },
  'perchline-cradle-shock-mount': {
    name: 'Perchline Cradle 防震架',
    description:
      '脚步声、打字声、碰桌声，统统挡在录音之外。八根弹力绳把麦克风悬在开口钢环中，另附两套备用。适合直径 46–54 mm 的录音棚麦克风；图中麦克风不包含在内。',
    specs: [
      { label: '适用直径', value: '46–54 mm' },
      { label: '悬挂', value: '8 根弹力绳' },
      { label: '螺口', value: '5/8 英寸，附 3/8 英寸转接件' },
      { label: '材质', value: '钢' },
      { label: '重量', value: '220 g' },
    ],
  },
};
