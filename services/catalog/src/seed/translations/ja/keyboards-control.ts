import type { SeedTranslations } from '../../seed-translation';

export const keyboardsControl: SeedTranslations['products'] = {
  'keyhollow-alder-75-mechanical-keyboard': {
    name: 'Keyhollow Alder 75 メカニカルキーボード',
    description:
      '愛好家が何年も追い求める、深くやわらかな打鍵音のガスケットマウント式です。75%レイアウトで矢印キーを残しながらすっきりと。スイッチははんだなしで差し替えられ、音量はアルミのつまみで調整します。有線、ドングル、Bluetooth 3台に対応します。',
    specs: [
      { label: 'レイアウト', value: '75%、82キーとノブ' },
      { label: 'スイッチ', value: 'リニア、45g、ホットスワップ対応' },
      { label: 'キーキャップ', value: 'ダブルショットPBT' },
      { label: '接続', value: 'USB-C、2.4GHz、Bluetooth 5.1' },
      { label: 'バッテリー', value: '4000mAh' },
      { label: '重量', value: '920g' },
    ],
  },
  'keyhollow-rowan-full-size-keyboard': {
    name: 'Keyhollow Rowan フルサイズキーボード',
    description:
      '全部の文字キーにテンキーまで、たわまないスチールプレートに載せました。キーごとのライトは、控えめな灯りから華やかなショーまで自在です。マグネット式のリストレスト付き。',
    specs: [
      { label: 'レイアウト', value: 'フルサイズ、104キー' },
      { label: 'スイッチ', value: 'タクタイル、55g' },
      { label: 'ライティング', value: 'キー別RGB' },
      { label: '接続', value: 'USB-C、1.8m編み込みケーブル' },
      { label: 'ポーリングレート', value: '1000Hz' },
      { label: 'サイズ', value: '438 × 132 × 38mm' },
    ],
  },
  'keyhollow-slate-low-profile-keyboard': {
    name: 'Keyhollow Slate ロープロファイルキーボード',
    description:
      'ノートPCの高さで、メカニカルの打ち心地を。Slateはヘアライン仕上げのアルミで厚さ17mm。マイクを開いたままでも気にならない静かさで、3台のパソコンをキーひとつで切り替えます。バックライトを切れば、1回の充電で4か月使えます。',
    specs: [
      { label: 'レイアウト', value: '65%、68キー' },
      { label: 'スイッチ', value: 'ロープロファイル、静音リニア、40g' },
      { label: '厚さ', value: '17mm' },
      { label: '接続', value: 'USB-C、Bluetooth 5.1' },
      { label: 'バッテリー', value: '4か月（バックライトなし）' },
      { label: '重量', value: '540g' },
    ],
  },
  'keyhollow-tally-number-pad': {
    name: 'Keyhollow Tally テンキーパッド',
    description:
      'コンパクトキーボードが手放したテンキーを取り戻せます。メカニカルキー21個、タイムラインをスクロールできるノブ、自分のショートカットを入れられるレイヤー付き。キーボードの左右どちらにも置けます。',
    specs: [
      { label: 'キー', value: '21キーとノブ' },
      { label: 'スイッチ', value: 'リニア、45g、ホットスワップ対応' },
      { label: '接続', value: 'USB-Cまたは2.4GHz' },
      { label: 'キーキャップ', value: 'PBT' },
      { label: 'サイズ', value: '84 × 128 × 34mm' },
    ],
  },
  'castlane-cue-15-stream-controller': {
    name: 'Castlane Cue 15 配信コントローラー',
    description:
      '言うことを聞く15枚の小さな画面です。シーン切り替え、ミュート、オープニング再生、照明の調光までワンプッシュ。何がオンで何がオフかはキーを見れば分かります。ページとフォルダーで、15どころではないアイデアが収まります。',
    specs: [
      { label: 'キー', value: 'LCDキー15個、72 × 72px' },
      { label: 'スタンド', value: 'マグネット式、傾斜45°' },
      { label: '接続', value: 'USB-C、1.5mケーブル' },
      { label: 'ソフトウェア', value: 'Windows、macOS、Linux' },
      { label: 'サイズ', value: '122 × 86 × 24mm' },
      { label: '重量', value: '214g' },
    ],
  },
  'castlane-cue-6-mini-controller': {
    name: 'Castlane Cue 6 ミニコントローラー',
    description:
      'たいていの番組は6つのキーで足ります。Cue 6はトランプ1枚分の場所に収まり、ソフトは上位モデルのCue 15と共通なので、レイアウトをそのまま持ち運べます。もう片方の手のための2ページ目にもどうぞ。',
    specs: [
      { label: 'キー', value: 'LCDキー6個、72 × 72px' },
      { label: '接続', value: 'USB-C、1.5mケーブル' },
      { label: 'ソフトウェア', value: 'Windows、macOS、Linux' },
      { label: 'サイズ', value: '86 × 62 × 26mm' },
      { label: '重量', value: '108g' },
    ],
  },
  'keyhollow-turn-macro-dial': {
    name: 'Keyhollow Turn マクロダイヤル',
    description:
      'スクラブ、スクロール、音量調整のための美しいダイヤルです。削り出しのダイヤルは細かなクリックありでもなしでも回せ、1回押しと2回押しに別の操作を割り当てられます。光のリングが現在のモードを示し、アプリで最大8モードまで追加できます。',
    specs: [
      { label: 'ダイヤル', value: '削り出しアルミ、58mm' },
      { label: 'ステップ', value: '1回転96、または無段階' },
      { label: 'モード', value: '8種、色で表示' },
      { label: '接続', value: 'USB-CまたはBluetooth 5.1' },
      { label: '重量', value: '265g' },
    ],
  },
  'keyhollow-wren-wireless-mouse': {
    name: 'Keyhollow Wren ワイヤレスマウス',
    description:
      '穴あけなしで63g。Wrenは純PTFEソールでなめらかに滑り、ガラスの上でも追従し、1ミリ秒で応答します。左右対称で、サイドボタンは入れ替えられるので左利きの方にも使いやすい形です。',
    specs: [
      { label: 'センサー', value: '光学式26,000dpi' },
      { label: '重量', value: '63g' },
      { label: 'ボタン', value: '6個、サイド入れ替え可' },
      { label: '接続', value: '2.4GHz、Bluetooth、USB-C' },
      { label: 'バッテリー', value: '85時間' },
      { label: 'サイズ', value: '122 × 63 × 38mm' },
    ],
  },
  'keyhollow-field-desk-mat': {
    name: 'Keyhollow Field デスクマット',
    description:
      'うるさいキーボードを静かにし、マウスを広々走らせる、やわらかくワイドなマットです。等高線の柄は印刷ではなく織り込み。縁は縫い仕上げ、底のゴムがずれを防ぎます。手洗いできます。',
    specs: [
      { label: 'サイズ', value: '900 × 400 × 4mm' },
      { label: '表面', value: 'ポリエステル織り' },
      { label: '底面', value: '天然ゴム' },
      { label: '縁', value: '縫い仕上げ' },
      { label: 'お手入れ', value: '手洗い、30°C' },
    ],
  },
  'castlane-step-foot-pedal': {
    name: 'Castlane Step フットペダル',
    description:
      '両手がふさがる瞬間のための、静かな3連ペダルです。プッシュ・トゥ・トーク、次のシーン、ページめくり。キーにできることは足でもできます。設定は本体に保存されるので、どのパソコンでもソフトなしで使えます。',
    specs: [
      { label: 'ペダル', value: '3個、静音スイッチ' },
      { label: 'メモリー', value: '本体内蔵、3レイヤー' },
      { label: '接続', value: 'USB-C、2mケーブル' },
      { label: '本体', value: 'ダイカスト、ゴム底' },
      { label: 'サイズ', value: '296 × 112 × 42mm' },
    ],
  },
};
