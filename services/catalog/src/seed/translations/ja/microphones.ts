import type { SeedTranslations } from '../../seed-translation';

export const microphones: SeedTranslations['products'] = {
  'tonewick-ember-usb-microphone': {
    name: 'Tonewick Ember USBマイク',
    description:
      'ラジオスタジオのように温かく近い声を届ける、つなぐだけのコンデンサーマイクです。天面タッチでミュート、リングを回してゲイン調整、ヘッドホン端子で遅延なく自分の声を確認できます。重みのあるデスクスタンドと2mの編み込みUSB-Cケーブルが付属します。',
    specs: [
      { label: '方式', value: 'コンデンサー、16mmカプセル' },
      { label: '指向性', value: 'カーディオイド' },
      { label: '分解能', value: '24-bit / 96kHz' },
      { label: '接続', value: 'USB-C、3.5mmモニター出力' },
      { label: '取り付け', value: 'デスクスタンド、5/8インチねじ' },
      { label: '重量', value: '410g（スタンド込み）' },
    ],
  },
  'tonewick-pip-usb-microphone': {
    name: 'Tonewick Pip USBマイク',
    description:
      '小さく丸いのに、音は見た目よりずっと大きなマイクです。Pipはどんな机にも置けて、40度まで傾き、ベースを押せばミュート。通話、授業、はじめての配信にぴったりです。',
    specs: [
      { label: '方式', value: 'コンデンサー、14mmカプセル' },
      { label: '指向性', value: 'カーディオイド' },
      { label: '分解能', value: '16-bit / 48kHz' },
      { label: '接続', value: 'USB-C、1.5mケーブル' },
      { label: 'サイズ', value: '78 × 78 × 124mm' },
    ],
  },
  'tonewick-baritone-dynamic-microphone': {
    name: 'Tonewick Baritone ダイナミックマイク',
    description:
      '放送局でおなじみの形には理由があります。あなたの声だけを拾い、部屋を忘れるダイナミックカプセルです。エアコンもキーボードも、外の車の音も録音に入りません。スチールヨークは270度回転し、口を近づけて話す方のための密なフォームカバーも付属します。',
    specs: [
      { label: '方式', value: 'ダイナミック、ムービングコイル' },
      { label: '指向性', value: 'カーディオイド' },
      { label: '周波数特性', value: '45Hz〜18kHz' },
      { label: '接続', value: 'XLR' },
      { label: '推奨ゲイン', value: '55dB' },
      { label: '重量', value: '720g' },
    ],
  },
  'tonewick-velvet-condenser-microphone': {
    name: 'Tonewick Velvet コンデンサーマイク',
    description:
      'のびやかな高域と、ほとんど気にならない自己ノイズ。スタジオ用のラージダイアフラムマイクです。34mmカプセルは人の手で選別しているので、2本で本物のステレオペアになります。クッション入り木製ケースとスタンドアダプター付き。',
    specs: [
      { label: '方式', value: 'ラージダイアフラム・コンデンサー、34mm' },
      { label: '指向性', value: 'カーディオイド' },
      { label: '自己ノイズ', value: '6dB(A)' },
      { label: '最大音圧レベル', value: '138dB SPL' },
      { label: '電源', value: '48Vファンタム' },
      { label: '接続', value: 'XLR、金メッキ' },
      { label: '重量', value: '365g' },
    ],
  },
  'tonewick-fieldline-shotgun-microphone': {
    name: 'Tonewick Fieldline ショットガンマイク',
    description:
      'にぎやかな通りから、ひとりの声を拾い出す短めのショットガンマイクです。サスペンション付きでカメラのシューに差し込め、カメラと同時に電源が入ります。フォームカバーとファーの風防が付属します。',
    specs: [
      { label: '方式', value: 'エレクトレットコンデンサー、ライングラディエント' },
      { label: '指向性', value: 'スーパーカーディオイド' },
      { label: 'ローカット', value: '75Hzまたは150Hz' },
      { label: 'バッテリー', value: '30時間' },
      { label: '接続', value: '3.5mm TRSとUSB-C' },
      { label: '長さ', value: '212mm' },
    ],
  },
  'tonewick-lapel-duo-wireless-microphones': {
    name: 'Tonewick Lapel Duo ワイヤレスマイク',
    description:
      'クリップ式送信機2台と小さな受信機、3つをまとめて充電するケースのセットです。送信機はそれぞれ自分でもバックアップ録音するので、電波が切れてもインタビューは失われません。カメラにも、USB-Cスマホ全般にも使えます。',
    specs: [
      { label: '通信距離', value: '見通し150m' },
      { label: 'バッテリー', value: '7時間、ケース併用で21時間' },
      { label: 'バックアップ録音', value: '送信機1台あたり14時間' },
      { label: '接続', value: 'USB-Cと3.5mm' },
      { label: '重量', value: '送信機1台21g' },
      { label: '付属品', value: '送信機2台、受信機、ケース、風防2個' },
    ],
  },
  'tonewick-roundtable-conference-microphone': {
    name: 'Tonewick Roundtable 会議用マイク',
    description:
      'テーブルの真ん中に置けば、全員の声が同じように届きます。6つのカプセルが話している人を追い、内蔵スピーカーは自分のエコーを打ち消します。光のリングで、音を拾っているかどうかがひと目で分かります。',
    specs: [
      { label: 'カプセル', value: '6基、ビームフォーミング' },
      { label: '集音半径', value: '4m' },
      { label: 'スピーカー', value: '5W、全二重' },
      { label: '接続', value: 'USB-CまたはBluetooth 5.3' },
      { label: 'バッテリー', value: '通話10時間' },
      { label: '直径', value: '132mm' },
    ],
  },
  'tonewick-marquee-handheld-microphone': {
    name: 'Tonewick Marquee ハンドマイク',
    description:
      'ステージの過酷さに耐えるステージマイクです。スチールグリルとダイカストボディは落としても平気、ゴムで浮かせたカプセルはハンドリングノイズを拾いません。クリップ、ポーチ、5mのXLRケーブルが付属します。',
    specs: [
      { label: '方式', value: 'ダイナミック、ムービングコイル' },
      { label: '指向性', value: 'スーパーカーディオイド' },
      { label: '周波数特性', value: '55Hz〜16kHz' },
      { label: '接続', value: 'XLR' },
      { label: '重量', value: '298g' },
    ],
  },
  'tonewick-double-mesh-pop-filter': {
    name: 'Tonewick ダブルメッシュ ポップフィルター',
    description:
      '2層のナイロンメッシュが、パ行やバ行の破裂音をやわらげます。スチールのグースネックは決めた位置にとどまり、パッド付きクランプは太さ40mmまでのスタンドやアームに固定できます。',
    specs: [
      { label: '直径', value: '155mm' },
      { label: 'メッシュ', value: 'ナイロン2層' },
      { label: 'グースネック', value: '360mm、スチール' },
      { label: 'クランプ', value: '最大40mm' },
      { label: '重量', value: '230g' },
    ],
  },
};
