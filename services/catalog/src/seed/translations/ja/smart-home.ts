import type { SeedTranslations } from '../../seed-translation';

export const smartHome: SeedTranslations['products'] = {
  'hearthlet-smart-plug': {
    name: 'Hearthlet スマートプラグ',
    description:
      'コンセントにつながるものを、どこからでもオンオフできます。タイマー、日没、シーンに合わせて動かし、機器ごとの電気代も確認できます。薄型なので隣の差し込み口をふさぎません。',
    specs: [
      { label: '定格', value: '15A、1800W' },
      { label: 'ワイヤレス', value: 'Wi-Fi 2.4GHz、ハブ不要' },
      { label: '測定', value: '電力と電力量' },
      { label: '操作', value: 'アプリ、音声、ボタン' },
      { label: 'サイズ', value: '52 × 38 × 52mm' },
    ],
  },
  'hearthlet-smart-color-bulb': {
    name: 'Hearthlet スマートカラー電球',
    description:
      'ろうそくから真昼まですべての白と、その先のあらゆる色を。ふわりと点いてふわりと消え、停電の後も直前の状態を覚え、夜更けには1%まで暗くできます。標準のねじ込み口金なので、今ある照明に取り付けられます。',
    specs: [
      { label: '光束', value: '1100lm（75W相当）' },
      { label: 'カラー', value: '1600万色、2200〜6500K' },
      { label: '口金', value: 'E26 / E27' },
      { label: 'ワイヤレス', value: 'Wi-Fi 2.4GHz、ハブ不要' },
      { label: '寿命', value: '25,000時間' },
    ],
  },
  'hearthlet-ribbon-led-strip': {
    name: 'Hearthlet Ribbon LEDテープ 5m',
    description:
      '棚、机、モニターの裏を彩る5mの光です。区間ごとに違う色を出せるので、夕焼けもグラデーションも自然に見えます。10cmごとに切れ、粘着面は木、塗装面、金属にしっかり付きます。',
    specs: [
      { label: '長さ', value: '5m、10cmごとにカット可' },
      { label: 'LED', value: '1mあたり60個、個別制御' },
      { label: 'カラー', value: 'RGBと電球色' },
      { label: '操作', value: 'Wi-Fiアプリ、リモコン' },
      { label: '電源', value: '24Wアダプター、付属' },
    ],
  },
  'hearthlet-on-air-smart-sign': {
    name: 'Hearthlet On-Air スマートサイン',
    description:
      '配信が始まると点灯し、家族にひと目で伝わります。Wi-Fi経由でカメラの動作を感知して自動で点き、側面を押して点けることもできます。ドアの横に掛けても、後ろの棚に置いても。',
    specs: [
      { label: 'ライト', value: 'エッジライトアクリル、調光対応' },
      { label: 'ワイヤレス', value: 'Wi-Fi 2.4GHz' },
      { label: '電源', value: 'USB-C、2mケーブル' },
      { label: 'サイズ', value: '260 × 110 × 32mm' },
      { label: '設置', value: '壁掛けまたは棚置き' },
    ],
  },
  'hearthlet-porch-video-doorbell': {
    name: 'Hearthlet Porch ビデオドアベル',
    description:
      'マイクの前を離れずに、誰が来たか分かります。縦長の映像で顔も荷物も見え、会話もはっきり。おやすみ時間を設定すれば、チャイムが録音に入りません。バッテリーでも、既設のドアベル配線でも動きます。',
    specs: [
      { label: '動画', value: '2048 × 1536、ナイトビジョン' },
      { label: '画角', value: '縦150°' },
      { label: 'バッテリー', value: '5か月' },
      { label: '保存', value: '本体内、サブスク不要' },
      { label: '防塵・防水', value: 'IP65' },
      { label: 'サイズ', value: '138 × 46 × 26mm' },
    ],
  },
  'hearthlet-lookout-indoor-camera': {
    name: 'Hearthlet Lookout 室内カメラ',
    description:
      '首を振って猫を追い、あなたが家にいるときはまぶたを閉じます。昼も夜も鮮明で、双方向の会話ができ、録画はカメラ内のカードだけに残ります。棚に置いても天井に付けても使えます。',
    specs: [
      { label: '動画', value: '2304 × 1296、ナイトビジョン' },
      { label: '可動範囲', value: 'パン360°、チルト110°' },
      { label: 'プライバシー', value: '機械式レンズカバー' },
      { label: '保存', value: 'メモリーカード、最大256GB' },
      { label: '電源', value: 'USB-C' },
    ],
  },
  'hearthlet-round-smart-thermostat': {
    name: 'Hearthlet Round スマートサーモスタット',
    description:
      'リングを回せば、部屋が応えます。スタジオを使う時間を覚え、録音中はファンを控え、ひと月の使用量を分かりやすい数字で見せます。付属のプレートが、以前の機器の取り付け跡を隠します。',
    specs: [
      { label: 'ディスプレイ', value: '2.1インチ円形、自動調光' },
      { label: '操作', value: 'リング、アプリ、音声' },
      { label: 'センサー', value: '温度、湿度、人感' },
      { label: '配線', value: '24V、C線またはアダプター' },
      { label: '直径', value: '84mm' },
    ],
  },
  'hearthlet-nook-smart-speaker': {
    name: 'Hearthlet Nook スマートスピーカー',
    description:
      '織り生地に包まれた、小さくても堂々としたスピーカーです。部屋のどの隅からも均一に音を満たし、2台でステレオに。マイクを本当に切り離すスイッチもあります。音量は天面にタッチで。',
    specs: [
      { label: '出力', value: '20W' },
      { label: 'ドライバー', value: '3インチウーファー、0.8インチツイーター' },
      { label: 'ワイヤレス', value: 'Wi-Fi 5、Bluetooth 5.0' },
      { label: 'マイク', value: '4基、ハードウェアスイッチ付き' },
      { label: 'サイズ', value: '112 × 112 × 138mm' },
    ],
  },
  'hearthlet-dusk-smart-lamp': {
    name: 'Hearthlet Dusk スマートランプ',
    description:
      '一日の最後の30分のように灯る、乳白ガラスのきのこ形ランプです。タップで調光、ゆっくり明るくなる目覚ましにも、スタジオのシーン連動にも使えます。丸みのある土台は、温かなテラコッタ色です。',
    specs: [
      { label: '光束', value: '650lm' },
      { label: '色温度', value: '2000〜5000K' },
      { label: '素材', value: '乳白ガラス、塗装スチール' },
      { label: 'ワイヤレス', value: 'Wi-Fi 2.4GHz' },
      { label: 'サイズ', value: '24 × 24 × 31cm' },
      { label: '消費電力', value: '9W' },
    ],
  },
};
