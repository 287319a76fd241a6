import type { SeedTranslations } from '../../seed-translation';

export const streamingBundles: SeedTranslations['products'] = {
  'elite-bundle': {
    name: 'エリート配信セット',
    description:
      '見栄えも音も良い配信に必要なものが、ひと箱にそろいます。ブームアームに載せたUSBコンデンサーマイク、1080pウェブカメラ、10インチのリングライト、密閉型ヘッドホン。どれもパソコンに直接つなぐだけで、ドライバーもインターフェースも要りません。開封から30分もあれば、たいていの方が配信を始めています。',
    specs: [
      { label: 'マイク', value: 'Tonewick Ember USBマイク' },
      { label: 'カメラ', value: 'Castlane Vista 1080p ウェブカメラ' },
      { label: 'ライト', value: 'Brightmere Halo 10 リングライト' },
      { label: 'ヘッドホン', value: 'Auralind Studio 40 密閉型ヘッドホン' },
      { label: 'アーム', value: 'Perchline デスクブームアーム' },
      { label: '接続端子', value: '3 × USB-C、1 × 3.5mm' },
      { label: '単品合計', value: '$301.00' },
    ],
  },
  'starter-bundle': {
    name: 'スターター配信セット',
    description:
      '自信を持っておすすめできる、いちばん小さなセットです。コンパクトなUSBマイク、プライバシーシャッター付き1080pウェブカメラ、クリップライト、カメラを目の高さに置くミニ三脚。配信が終われば、机の引き出しに収まります。',
    specs: [
      { label: 'マイク', value: 'Tonewick Pip USBマイク' },
      { label: 'カメラ', value: 'Castlane Glance ウェブカメラ' },
      { label: 'ライト', value: 'Brightmere Clip ノートPCライト' },
      { label: 'スタンド', value: 'Perchline ミニ三脚' },
      { label: '単品合計', value: '$136.00' },
    ],
  },
  'podcast-duo-bundle': {
    name: 'ポッドキャスト2人セット',
    description:
      '話し手が2人、放送用マイクが2本、録音はひとつにすっきり。それぞれに専用のダイナミックマイクとロープロファイルアームがあり、2チャンネルのインターフェースが別トラックで録音します。マイク2本分の3mのXLRケーブルも入っています。',
    specs: [
      { label: 'マイク', value: '2 × Tonewick Baritone ダイナミックマイク' },
      { label: 'インターフェース', value: 'Tonewick Crossway 2 オーディオインターフェース' },
      { label: 'アーム', value: '2 × Perchline ロープロファイルアーム' },
      { label: 'ケーブル', value: '2 × XLR、3m、1 × USB-C' },
      { label: '単品合計', value: '$505.00' },
    ],
  },
  'creator-pro-bundle': {
    name: 'クリエイタープロセット',
    description:
      'ウェブカメラでは物足りなくなった方のスタジオセットです。Miraカメラのクリーンな4KをRelayキャプチャーカードへ送り、Panel 60がむらなく照らし、Velvetコンデンサーマイクが声の細部まで拾います。MiraとRelayは、倉庫を出る前に組み合わせて設定済みです。',
    specs: [
      { label: 'カメラ', value: 'Vantrell Mira 4K 配信カメラ' },
      { label: 'キャプチャー', value: 'Castlane Relay 4K キャプチャーカード' },
      { label: 'マイク', value: 'Tonewick Velvet コンデンサーマイク' },
      { label: 'ライト', value: 'Brightmere Panel 60 キーライト' },
      { label: '解像度', value: '3840 × 2160、60fps' },
      { label: '単品合計', value: '$896.00' },
    ],
  },
  'game-streamer-bundle': {
    name: 'ゲーム配信セット',
    description:
      '1台で遊び、もう1台で配信し、両方の音を聴く。Relayキャプチャーカードが4Kを1フレームの遅れもなく画面へ通し、Raidヘッドセットはイヤーカップのホイールでゲームとチャットをミックスします。ホットスワップ対応の75%キーボードと軽いワイヤレスマウスで、デスクが完成します。',
    specs: [
      { label: 'ヘッドセット', value: 'Auralind Raid ゲーミングヘッドセット' },
      { label: 'キーボード', value: 'Keyhollow Alder 75 メカニカルキーボード' },
      { label: 'マウス', value: 'Keyhollow Wren ワイヤレスマウス' },
      { label: 'キャプチャー', value: 'Castlane Relay 4K キャプチャーカード' },
      { label: '単品合計', value: '$456.00' },
    ],
  },
  'voice-over-bundle': {
    name: 'ナレーションセット',
    description:
      'ナレーション、オーディオブック、吹き替えのための、静かで繊細な声の機材一式です。Velvetコンデンサーマイクをゴムのショックマウントで浮かせ、前にダブルメッシュのポップフィルターを。Studio 40ヘッドホンなら、聴き手より先に息づかいまで確かめられます。48Vファンタム電源付きのインターフェースと、5/8インチねじのスタンドが別途必要です。',
    specs: [
      { label: 'マイク', value: 'Tonewick Velvet コンデンサーマイク' },
      { label: 'マウント', value: 'Perchline Cradle ショックマウント' },
      { label: 'ポップフィルター', value: 'Tonewick ダブルメッシュ ポップフィルター' },
      { label: 'ヘッドホン', value: 'Auralind Studio 40 密閉型ヘッドホン' },
      { label: '別途必要', value: '48Vファンタム電源、5/8インチねじのスタンド' },
      { label: '単品合計', value: '$293.90' },
    ],
  },
  'mobile-creator-bundle': {
    name: 'モバイルクリエイターセット',
    description:
      'スリングバッグに収まる撮影クルーです。Driftジンバルがスマホのぶれを抑え、2つのクリップ式ワイヤレスマイクが最大150m先の声を届け、折りたたみ三脚がスマホをインタビューカメラに変えます。幅90mmまでのUSB-Cスマホで使えます。',
    specs: [
      { label: 'ジンバル', value: 'Pocketfen Drift スマホジンバル' },
      { label: 'マイク', value: 'Tonewick Lapel Duo ワイヤレスマイク' },
      { label: '三脚', value: 'Pocketfen 折りたたみスマホ三脚' },
      { label: 'スマホの幅', value: '58〜90mm' },
      { label: '単品合計', value: '$255.00' },
    ],
  },
  'green-room-bundle': {
    name: 'グリーンバックセット',
    description:
      '背景と、それに必要な光。片方だけでは力を出しきれないので、一緒にお届けします。グリーンスクリーンはベースから数秒で立ち上がり、2台のソフトボックスがむらなく照らすので、髪の毛まできれいに抜けます。幅2mのスペースで設営できます。',
    specs: [
      { label: 'スクリーン', value: 'Castlane 立ち上げ式グリーンスクリーン' },
      { label: 'ライト', value: 'Brightmere Cloud ソフトボックスキット' },
      { label: '必要なスペース', value: '2.0 × 1.8m' },
      { label: '設営', value: '約10分、工具不要' },
      { label: '単品合計', value: '$208.00' },
    ],
  },
  'smart-studio-bundle': {
    name: 'スマートスタジオセット',
    description:
      'ワンタップで、部屋が収録モードに。プラグが機材を起こし、テープライトと電球が好みの色にふわりと変わり、ドアの外のOn-Airサインが灯るので、うっかり入ってくる人もいません。すべて2.4GHzのWi-Fiで同じ無料アプリにつながり、ハブは不要です。',
    specs: [
      { label: 'サイン', value: 'Hearthlet On-Air スマートサイン' },
      { label: 'テープライト', value: 'Hearthlet Ribbon LEDテープ 5m' },
      { label: '電球', value: 'Hearthlet スマートカラー電球' },
      { label: 'プラグ', value: 'Hearthlet スマートプラグ' },
      { label: '単品合計', value: '$113.88' },
    ],
  },
};
