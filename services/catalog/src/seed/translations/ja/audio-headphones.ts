import type { SeedTranslations } from '../../seed-translation';

export const audioHeadphones: SeedTranslations['products'] = {
  'auralind-studio-40-headphones': {
    name: 'Auralind Studio 40 密閉型ヘッドホン',
    description:
      '録音のための密閉型ヘッドホンです。クリック音をマイクに漏らさず、テイクの出来をありのままに聴かせます。イヤーカップは片耳モニターのために回転し、折りたたんでバッグにも入ります。消耗する部品はすべて交換できます。',
    specs: [
      { label: '構造', value: '密閉型、アラウンドイヤー' },
      { label: 'ドライバー', value: '40mm' },
      { label: '周波数特性', value: '15Hz〜22kHz' },
      { label: 'インピーダンス', value: '48Ω' },
      { label: 'ケーブル', value: '3m、着脱式、3.5mm／6.3mm' },
      { label: '重量', value: '240g' },
    ],
  },
  'auralind-meadow-open-back-headphones': {
    name: 'Auralind Meadow 開放型ヘッドホン',
    description:
      'オイル仕上げのウォールナットを使った開放型。音は耳元ではなく、部屋そのものから聞こえてくるようです。長い編集作業のために、ベロアのパッドは蒸れにくく、ハンモック式のヘッドバンドが重さを分散します。一台ずつ測定してから出荷しています。',
    specs: [
      { label: '構造', value: '開放型、アラウンドイヤー' },
      { label: 'ドライバー', value: '50mm' },
      { label: '周波数特性', value: '8Hz〜35kHz' },
      { label: 'インピーダンス', value: '120Ω' },
      { label: '素材', value: 'ウォールナット、スチール、ベロア' },
      { label: '重量', value: '310g' },
    ],
  },
  'auralind-hush-noise-cancelling-headphones': {
    name: 'Auralind Hush ノイズキャンセリングヘッドホン',
    description:
      'まず静けさ、それから音楽。8つのマイクがエンジン音もオフィスも電車も遠ざけ、ボタンひとつで会話の声だけを呼び戻します。1回の充電で40時間、5分の充電でさらに4時間使えます。',
    specs: [
      { label: 'ノイズキャンセリング', value: 'アダプティブ、マイク8基' },
      { label: '連続再生', value: '40時間' },
      { label: 'Bluetooth', value: '5.3、2台同時接続' },
      { label: 'ドライバー', value: '40mm' },
      { label: '充電', value: 'USB-C、5分で4時間' },
      { label: '重量', value: '254g' },
    ],
  },
  'auralind-raid-gaming-headset': {
    name: 'Auralind Raid ゲーミングヘッドセット',
    description:
      '敵に聞かれる前に、敵の足音を聞き取れます。大口径50mmドライバーがすべての音の位置をはっきり描き、マイクは跳ね上げるだけでミュート。ゲーム音とチャットの音量バランスは、イヤーカップのホイールで調整できます。',
    specs: [
      { label: 'ドライバー', value: '50mm' },
      { label: 'マイク', value: 'カーディオイド、跳ね上げミュート' },
      { label: '接続', value: '2.4GHzワイヤレスまたはUSB-C' },
      { label: 'バッテリー', value: '30時間' },
      { label: 'イヤーパッド', value: 'ニット生地、低反発フォーム' },
      { label: '重量', value: '286g' },
    ],
  },
  'auralind-dew-wireless-earbuds': {
    name: 'Auralind Dew ワイヤレスイヤホン',
    description:
      '川辺の小石のようなケースに収まる、羽のように軽いイヤホンです。街の騒音を遠ざけ、雨も気にせず、4つのマイクと風切り音フィルターで通話もクリア。イヤーチップは3サイズ付属します。',
    specs: [
      { label: 'ノイズキャンセリング', value: '最大38dB' },
      { label: '連続再生', value: '8時間、ケース併用で32時間' },
      { label: 'Bluetooth', value: '5.3' },
      { label: '防水', value: 'IPX5' },
      { label: '充電', value: 'USB-Cまたはワイヤレス' },
      { label: '重量', value: '片耳4.6g' },
    ],
  },
  'auralind-understage-in-ear-monitors': {
    name: 'Auralind Understage インイヤーモニター',
    description:
      '指先より小さな透明シェルに3つのドライバーを収めました。バンドの音をしっかり遮り、ヘルメットや帽子の下でもずれず、カメラにはほとんど映りません。編み込みケーブルは着脱式なので、プラグが傷んでも本体を買い替える必要はありません。',
    specs: [
      { label: 'ドライバー', value: 'ダイナミック1、バランスド・アーマチュア2' },
      { label: '遮音性', value: '最大26dB' },
      { label: 'インピーダンス', value: '22Ω' },
      { label: 'ケーブル', value: '1.4m、着脱式、3.5mm' },
      { label: '付属品', value: 'イヤーチップ7組、ハードケース' },
    ],
  },
  'auralind-oakfield-desktop-speakers': {
    name: 'Auralind Oakfield デスクトップスピーカー',
    description:
      '本物のオーク材と本格ドライバー。文庫本ほどの背丈の2台が、部屋いっぱいに音を広げます。USB-Cやケーブルでつなぐか、スマホからBluetoothで再生できます。ゴム脚がスピーカーを耳の方へ少し上向きに傾けます。',
    specs: [
      { label: '出力', value: '2 × 25W' },
      { label: 'ドライバー', value: '3.5インチウーファー、1インチシルクツイーター' },
      { label: '周波数特性', value: '60Hz〜20kHz' },
      { label: '入力', value: 'USB-C、RCA、3.5mm、Bluetooth 5.0' },
      { label: 'サイズ', value: '各13 × 21 × 17cm' },
      { label: '重量', value: '2台で3.9kg' },
    ],
  },
  'auralind-ledge-desktop-soundbar': {
    name: 'Auralind Ledge デスクトップサウンドバー',
    description:
      'モニター下の細長いスペースから、澄んだステレオサウンドを。トラック形ドライバー2基とパッシブラジエーターが、本体の幅を超えて音を広げます。音量つまみは手を伸ばしやすい天面に。電源はUSB-Cだけです。',
    specs: [
      { label: '出力', value: '2 × 8W' },
      { label: 'ドライバー', value: 'フルレンジ2基、パッシブラジエーター1基' },
      { label: '入力', value: 'USB-C、3.5mm、Bluetooth 5.3' },
      { label: 'サイズ', value: '42 × 7 × 8cm' },
      { label: '重量', value: '1.1kg' },
    ],
  },
  'tonewick-crossway-2-audio-interface': {
    name: 'Tonewick Crossway 2 オーディオインターフェース',
    description:
      '静かなプリアンプ2基、余裕のあるヘッドホンアンプ、そしてパソコンの音をそのまま配信できるループバック。大きなつまみと正直なメーターだけで、メニューはありません。電源はつないだUSB-C端子から取れます。',
    specs: [
      { label: '入力', value: '2 × XLR／6.3mmコンボ' },
      { label: '出力', value: '2 × 6.3mmバランス、ヘッドホン' },
      { label: '分解能', value: '24-bit / 192kHz' },
      { label: 'ゲイン', value: '各チャンネル62dB' },
      { label: 'ファンタム電源', value: '48V' },
      { label: 'サイズ', value: '182 × 118 × 48mm' },
    ],
  },
  'tonewick-foyer-6-podcast-mixer': {
    name: 'Tonewick Foyer 6 ポッドキャストミキサー',
    description:
      '番組ひとつを、この1台で。マイク4本、電話1回線、ジングルや拍手を鳴らせる8つのパッドを備えています。フェーダーごとに別トラックでメモリーカードに録音するので、失敗も後から直せます。ヘッドホン出力は4系統、ゲストにも快適です。',
    specs: [
      { label: 'チャンネル', value: 'XLR 4、Bluetooth 1、USB 1' },
      { label: 'サウンドパッド', value: '8個、割り当て自由、フルカラー' },
      { label: '録音', value: 'メモリーカードまたはUSB-Cにマルチトラック' },
      { label: 'ヘッドホン出力', value: '4系統、個別音量' },
      { label: '分解能', value: '24-bit / 48kHz' },
      { label: 'サイズ', value: '308 × 224 × 62mm' },
    ],
  },
};
