import type { SeedTranslations } from '../../seed-translation';

export const phoneMobile: SeedTranslations['products'] = {
  'pocketfen-drift-phone-gimbal': {
    name: 'Pocketfen Drift スマホジンバル',
    description:
      '歩いても、小走りでも、走ってもぶれない映像を。3つのモーターが揺れを打ち消し、トリガーで顔を追尾、開いて1秒で撮り始められます。三脚の脚はグリップの中に隠れています。',
    specs: [
      { label: '軸数', value: '3軸、電動' },
      { label: '対応スマホ', value: '幅58〜90mm、300gまで' },
      { label: 'バッテリー', value: '10時間' },
      { label: '延長ロッド', value: '21cm、内蔵' },
      { label: '充電', value: 'USB-C、スマホへの給電も可' },
      { label: '重量', value: '312g' },
    ],
  },
  'pocketfen-folding-phone-tripod': {
    name: 'Pocketfen 折りたたみスマホ三脚',
    description:
      '自撮り棒、三脚、リモコンが、ペンほどの太さの1本にたためます。ホルダーは縦横をカチッと切り替え、リモコンはグリップから外せます。しっかりした脚で、高さは1.3mになります。',
    specs: [
      { label: '高さ', value: '24〜130cm' },
      { label: '対応スマホ', value: '幅58〜95mm' },
      { label: 'リモコン', value: 'Bluetooth、10m' },
      { label: '素材', value: 'アルミ' },
      { label: '重量', value: '245g' },
    ],
  },
  'pocketfen-reserve-20k-power-bank': {
    name: 'Pocketfen Reserve 20K モバイルバッテリー',
    description:
      '文庫本サイズで、撮影まる一日分の電力を。ノートPCを65Wで充電しながらスマホとカメラも同時に充電でき、小さな画面が残量を正確に示します。飛行機の機内に持ち込めます。',
    specs: [
      { label: '容量', value: '20,000mAh、74Wh' },
      { label: '出力', value: '65W USB-C、ほか2ポート' },
      { label: '満充電', value: '90分' },
      { label: '表示', value: '残量、ワット数、残り時間' },
      { label: '重量', value: '425g' },
    ],
  },
  'pocketfen-trio-charging-stand': {
    name: 'Pocketfen Trio 充電スタンド',
    description:
      'スマホ、腕時計、イヤホンを、スタンド1台とケーブル1本で充電します。マグネットが、縦でも横でも画面の見やすい角度にスマホを固定。ベースに重みがあるので、片手で外せます。',
    specs: [
      { label: 'スマホ', value: '15Wワイヤレス、マグネット式' },
      { label: '腕時計', value: '5W' },
      { label: 'イヤホン', value: '5W' },
      { label: '入力', value: 'USB-C、30W' },
      { label: '素材', value: 'アルミ、ソフトシリコン' },
    ],
  },
  'pocketfen-harbor-8-in-1-usb-c-hub': {
    name: 'Pocketfen Harbor 8-in-1 USB-Cハブ',
    description:
      '1つの端子を8つに。熱くなりにくいアルミのバーです。画面、ネットワーク、カード、ドライブ、電源が、編み込みケーブル1本にまとまります。カメラ、キャプチャーカード、マイクの同時使用で検証済みです。',
    specs: [
      { label: '映像', value: 'HDMI、4K 60Hz' },
      { label: 'USB', value: '2 × USB-A、1 × USB-C、10Gbit/s' },
      { label: 'カード', value: 'SD、microSD、UHS-I' },
      { label: 'ネットワーク', value: 'ギガビットイーサネット' },
      { label: '電源', value: '100Wパススルー' },
      { label: 'サイズ', value: '124 × 42 × 14mm' },
    ],
  },
  'pocketfen-pebble-65w-charger': {
    name: 'Pocketfen Pebble 65W 充電器',
    description:
      'ノートPCもスマホもヘッドホンも、小さな1台で。窒化ガリウム（GaN）採用で熱くなりにくく、これまでの充電器の半分の大きさです。プラグは折りたためます。',
    specs: [
      { label: '出力', value: '65W、3ポート合計' },
      { label: 'ポート', value: '2 × USB-C、1 × USB-A' },
      { label: '入力', value: '100〜240V' },
      { label: 'サイズ', value: '52 × 46 × 31mm' },
      { label: '重量', value: '118g' },
    ],
  },
  'pocketfen-vault-portable-ssd': {
    name: 'Pocketfen Vault ポータブルSSD 1TB',
    description:
      '4K映像40時間分が、キャッシュカードより小さな本体に。直接編集できる速さで、ほこりにも雨にも強く、2mの高さから落としても平気です。短いケーブルは側面に留められます。',
    specs: [
      { label: '容量', value: '1TB' },
      { label: '速度', value: '読み書き2000MB/s' },
      { label: '接続', value: 'USB-C、20Gbit/s' },
      { label: '保護性能', value: 'IP65、2m落下対応' },
      { label: '重量', value: '58g' },
    ],
  },
  'pocketfen-phone-lens-kit': {
    name: 'Pocketfen スマホレンズキット',
    description:
      '広角、マクロ、2倍ポートレート。3本のガラスレンズがスマホに新しい目をくれます。どのスマホのカメラにも合うクリップにねじ込み、使わないときはハードケースにまとめて収納。マクロは3cmまで寄れます。',
    specs: [
      { label: 'レンズ', value: '広角0.6×、マクロ15×、望遠2×' },
      { label: 'ガラス', value: 'マルチコート' },
      { label: 'ねじ径', value: '17mm' },
      { label: '対応', value: '厚さ11mmまでのスマホ' },
      { label: '付属品', value: 'レンズ3本、クリップ、キャップ、ハードケース' },
    ],
  },
  'pocketfen-braided-usb-c-cable': {
    name: 'Pocketfen 編み込みUSB-Cケーブル 2m',
    description:
      '使っていることを忘れるケーブルです。アラミド芯を編み込みナイロンで包み、端子は3万回の折り曲げに耐え、ノートPCにも十分な電力を送ります。革のタイですっきり束ねられます。',
    specs: [
      { label: '長さ', value: '2m' },
      { label: '電力', value: '100W' },
      { label: 'データ', value: '10Gbit/s' },
      { label: '外装', value: '編み込みナイロン' },
      { label: '端子', value: 'USB-C – USB-C' },
    ],
  },
};
