import type { SeedTranslations } from '../../seed-translation';

export const camerasCapture: SeedTranslations['products'] = {
  'castlane-vista-1080p-webcam': {
    name: 'Castlane Vista 1080p ウェブカメラ',
    description:
      '毎秒60コマのなめらかな映像と、普通の部屋でも顔をきれいに見せるガラスレンズ。オートフォーカスは0.5秒足らずで決まり、使い終わったら鏡筒をひねるだけでシャッターが閉じます。どんな画面にも挟めて、三脚にも取り付けられます。',
    specs: [
      { label: '解像度', value: '1920 × 1080、60fps' },
      { label: 'センサー', value: '1/2.8インチ、裏面照射型' },
      { label: 'レンズ', value: 'f/2.0ガラス、画角82°' },
      { label: 'フォーカス', value: '位相差オートフォーカス' },
      { label: '接続', value: 'USB-C、1.8m着脱式ケーブル' },
      { label: '取り付け', value: '画面クリップ、1/4インチねじ' },
    ],
  },
  'castlane-glance-webcam': {
    name: 'Castlane Glance ウェブカメラ',
    description:
      'ノートPCの内蔵カメラではかなわない写りの、すっきり小さなキューブです。フルHDにスライド式のプライバシーシャッター、とっさの通話に便利なマイク付き。ソフトのインストールは不要です。',
    specs: [
      { label: '解像度', value: '1920 × 1080、30fps' },
      { label: 'レンズ', value: 'f/2.4、画角78°' },
      { label: 'プライバシー', value: 'スライドシャッター' },
      { label: '接続', value: 'USB-C、1.5mケーブル' },
      { label: 'サイズ', value: '46 × 46 × 40mm' },
    ],
  },
  'vantrell-mira-4k-streaming-camera': {
    name: 'Vantrell Mira 4K 配信カメラ',
    description:
      'つけっぱなしのために設計されたミラーレスカメラです。クリーンな4KをHDMIからもUSB-Cからも、電源が続くかぎり出力。熱停止も30分制限もありません。付属の16〜50mmズームで、広い部屋から寄りのポートレートまで撮れます。',
    specs: [
      { label: 'センサー', value: '2400万画素APS-C' },
      { label: '動画', value: '3840 × 2160、60fps、10ビット' },
      { label: 'レンズ', value: '16〜50mm f/3.5〜5.6、付属' },
      { label: '画面', value: '3インチ バリアングルタッチパネル' },
      { label: '配信', value: 'USB-Cウェブカメラモード、クリーンHDMI' },
      { label: '電源', value: 'USB-Cまたはバッテリー' },
      { label: '重量', value: '492g（レンズ込み）' },
    ],
  },
  'vantrell-prime-35-lens': {
    name: 'Vantrell Prime 35mm f/1.4 レンズ',
    description:
      '背景の部屋をやわらかな色に溶かすレンズです。デスク全体が入る広さ、ライト1灯で足りる明るさ、そして静かなフォーカス。11枚の円形絞りが、玉ボケを丸く保ちます。',
    specs: [
      { label: '焦点距離', value: '35mm' },
      { label: '絞り', value: 'f/1.4〜f/16、11枚羽根' },
      { label: '最短撮影距離', value: '0.27m' },
      { label: 'フィルター径', value: '62mm' },
      { label: 'マウント', value: 'Vantrell V' },
      { label: '重量', value: '388g' },
    ],
  },
  'castlane-relay-4k-capture-card': {
    name: 'Castlane Relay 4K キャプチャーカード',
    description:
      'ゲーム機やカメラを4Kで録画しながら、遅延なしでそのままプレイできます。Relayは外付けで電源アダプター不要、つなぐだけでカメラとして認識されます。録画中はライトバーが赤く点灯します。',
    specs: [
      { label: 'キャプチャー', value: '3840 × 2160、60fps' },
      { label: 'パススルー', value: '4K 144Hz、HDR' },
      { label: '入力', value: 'HDMI 2.1、3.5mmライン入力' },
      { label: '接続', value: 'USB-C、10Gbit/s' },
      { label: '遅延', value: 'プレビュー50ms未満' },
      { label: 'サイズ', value: '118 × 74 × 22mm' },
    ],
  },
  'castlane-relay-mini-capture-stick': {
    name: 'Castlane Relay Mini キャプチャースティック',
    description:
      'カメラをウェブカメラにする、いちばん手早い方法です。片側にHDMI、反対側にUSB、その間を1080p・60コマでつなぎます。カメラバッグに入れっぱなしにできる小ささです。',
    specs: [
      { label: 'キャプチャー', value: '1920 × 1080、60fps' },
      { label: '入力', value: 'HDMI、最大4K 30Hz' },
      { label: '接続', value: 'USB-A、5Gbit/s' },
      { label: 'サイズ', value: '62 × 28 × 13mm' },
      { label: '付属品', value: '本体、USB-Cアダプター、ポーチ' },
    ],
  },
  'vantrell-orbit-ptz-camera': {
    name: 'Vantrell Orbit PTZカメラ',
    description:
      'まばたきしないカメラマンです。Orbitはリモコン、ジョイスティック、ネットワークからパン・チルト・ズームを操作でき、ステージを動く話し手を自動で追います。登録した8つのアングルは、ボタンひとつで呼び出せます。',
    specs: [
      { label: '動画', value: '1920 × 1080、60fps' },
      { label: 'ズーム', value: '光学20倍' },
      { label: '可動範囲', value: 'パン340°、チルト120°' },
      { label: '出力', value: 'HDMI、SDI、USB-C、イーサネット' },
      { label: '電源', value: 'PoEまたは12V' },
      { label: '重量', value: '1.6kg' },
    ],
  },
  'vantrell-skiff-action-camera': {
    name: 'Vantrell Skiff アクションカメラ',
    description:
      '動くものすべてを撮る、ポケットサイズのカメラです。ケースなしで水深12mまで防水、荒れた山道でも水平を保ち、前面モニターで構図を確認できます。バッテリー2個とマウント3種が付属します。',
    specs: [
      { label: '動画', value: '4K、120fps' },
      { label: '静止画', value: '2000万画素' },
      { label: '画角', value: '155°' },
      { label: '防水', value: '水深12m' },
      { label: 'バッテリー', value: '1個あたり110分' },
      { label: '重量', value: '138g' },
    ],
  },
  'castlane-crosscut-video-switcher': {
    name: 'Castlane Crosscut ビデオスイッチャー',
    description:
      'カメラ4台を指1本で。4系統のHDMIをカット、フェード、ピクチャー・イン・ピクチャーで切り替え、仕上がった映像を1台のウェブカメラとしてパソコンへ送ります。すべてのボタンが光るので、本番とプレビューを取り違えません。',
    specs: [
      { label: '入力', value: '4 × HDMI、2 × 3.5mm' },
      { label: '出力', value: 'HDMI本線、USB-Cウェブカメラ' },
      { label: '解像度', value: '1920 × 1080、60fps' },
      { label: '切り替え効果', value: 'カット、フェード、ワイプ、ピクチャー・イン・ピクチャー' },
      { label: 'サイズ', value: '238 × 108 × 46mm' },
      { label: '重量', value: '560g' },
    ],
  },
};
