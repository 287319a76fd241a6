import type { SeedTranslations } from '../../seed-translation';

export const monitorsDisplays: SeedTranslations['products'] = {
  'panorelle-view-24-monitor': {
    name: 'Panorelle View 24 モニター',
    description:
      '賢い2台目のモニターです。くっきりむらのないパネルに細い縁。もう1台の隣に並べれば、作業に溶け込みます。スタンドは角度調整でき、机が手狭になったらVESA穴にアームを付けられます。',
    specs: [
      { label: 'パネル', value: '24インチIPS' },
      { label: '解像度', value: '1920 × 1080、100Hz' },
      { label: '輝度', value: '300cd/m²' },
      { label: '入力', value: 'HDMI、DisplayPort' },
      { label: '取り付け', value: 'VESA 100 × 100' },
      { label: '重量', value: '3.6kg' },
    ],
  },
  'panorelle-swift-27-gaming-monitor': {
    name: 'Panorelle Swift 27 ゲーミングモニター',
    description:
      '最終ラウンドに間に合う速さと、名場面集に映える鮮明さ。180Hz・応答1ミリ秒のQHDパネルにアダプティブシンク、回転・チルト・昇降できるスタンドを備えました。2つのプリセットが、遊ぶときと編集するときの設定を覚えます。',
    specs: [
      { label: 'パネル', value: '27インチIPS' },
      { label: '解像度', value: '2560 × 1440、180Hz' },
      { label: '応答速度', value: '1ms' },
      { label: '色域', value: 'DCI-P3 96%' },
      { label: '入力', value: '2 × HDMI 2.1、DisplayPort 1.4' },
      { label: 'スタンド', value: '昇降、チルト、スイベル、ピボット' },
    ],
  },
  'panorelle-true-32-creator-monitor': {
    name: 'Panorelle True 32 クリエイターモニター',
    description:
      '自信を持って納品できる色です。パネルは1枚ずつ工場で基準値ぎりぎりまで校正し、それぞれの測定レポートを添えています。USB-Cケーブル1本で、映像もデータもノートPCへの96W給電もまかないます。',
    specs: [
      { label: 'パネル', value: '32インチIPS、アンチグレア' },
      { label: '解像度', value: '3840 × 2160、60Hz' },
      { label: '色域', value: 'DCI-P3 99%' },
      { label: '色精度', value: 'Delta E 1.5未満' },
      { label: '入力', value: 'USB-C 96W、HDMI、DisplayPort' },
      { label: 'スタンド', value: '昇降、チルト、スイベル、ピボット' },
      { label: '重量', value: '8.4kg' },
    ],
  },
  'panorelle-arc-34-ultrawide-monitor': {
    name: 'Panorelle Arc 34 ウルトラワイドモニター',
    description:
      '左にゲーム、右にチャット、間に継ぎ目なし。ゆるやかな1500Rの曲面が両端までの距離をそろえ、長いタイムラインも1ページのように読めます。スチールスタンドと、ケーブルを隠すカバー付きです。',
    specs: [
      { label: 'パネル', value: '34インチVA、曲率1500R' },
      { label: '解像度', value: '3440 × 1440、165Hz' },
      { label: 'コントラスト', value: '4000:1' },
      { label: '入力', value: '2 × HDMI、DisplayPort、USB-C 65W' },
      { label: 'スタンド', value: '昇降、チルト、スイベル' },
      { label: '重量', value: '7.9kg' },
    ],
  },
  'panorelle-folio-16-portable-monitor': {
    name: 'Panorelle Folio 16 モバイルモニター',
    description:
      'ノートPCと一緒にどこへでも持ち出せる2台目の画面です。厚さ9mm、USB-Cケーブル1本で映像も電源も届き、カバーは折ればスタンドになります。ホテルの机、ライブの現場、カメラのプレビューに。',
    specs: [
      { label: 'パネル', value: '16インチIPS' },
      { label: '解像度', value: '2560 × 1600、60Hz' },
      { label: '輝度', value: '400cd/m²' },
      { label: '入力', value: '2 × USB-C、mini HDMI' },
      { label: '厚さ', value: '9mm' },
      { label: '重量', value: '690g' },
    ],
  },
  'panorelle-sill-14-touch-strip': {
    name: 'Panorelle Sill 14 タッチストリップ',
    description:
      'モニターの下のすき間に収まる、横長で背の低いタッチスクリーンです。チャット、メーター、シーンボタンを、ウィンドウを割かずに目の届くところへ。専用の脚で傾けて置け、ケーブルは1本で済みます。',
    specs: [
      { label: 'パネル', value: '14インチIPS、10点タッチ' },
      { label: '解像度', value: '3840 × 1100' },
      { label: '輝度', value: '350cd/m²' },
      { label: '入力', value: 'USB-C、mini HDMI' },
      { label: 'サイズ', value: '352 × 124 × 16mm' },
    ],
  },
  'vantrell-mark-7-field-monitor': {
    name: 'Vantrell Mark 7 フィールドモニター',
    description:
      '真昼の屋外でも、映像をありのままに確認できます。カメラの上に載る明るい7インチ画面で、波形モニター、フォルスカラー、フォーカスピーキングはワンタップ。サンフードは平らにたたんで画面を守ります。',
    specs: [
      { label: 'パネル', value: '7インチIPSタッチパネル' },
      { label: '解像度', value: '1920 × 1200' },
      { label: '輝度', value: '1600cd/m²' },
      { label: '入力', value: 'HDMI（ループスルー付き）' },
      { label: '補助機能', value: '波形、ピーキング、フォルスカラー、LUT' },
      { label: '重量', value: '390g' },
    ],
  },
  'castlane-script-teleprompter': {
    name: 'Castlane Script プロンプター',
    description:
      '一語も落とさず読みながら、目線は外れません。ハーフミラーが原稿をレンズの真正面に映し、無料アプリが話す速さに合わせてスクロールします。スマホと11インチまでのタブレットに対応し、平らにたたんでケースに収まります。',
    specs: [
      { label: 'ガラス', value: '70/30ハーフミラー、210 × 160mm' },
      { label: '対応機器', value: 'スマホ、11インチまでのタブレット' },
      { label: 'レンズ', value: '最大径95mm、24mm以上' },
      { label: 'リモコン', value: 'Bluetooth、付属' },
      { label: '重量', value: '1.3kg' },
    ],
  },
  'panorelle-glow-mini-projector': {
    name: 'Panorelle Glow ミニプロジェクター',
    description:
      '片手で持てる映画の夜です。Glowは2mの距離から80インチの鮮明な映像を映し、ゆがみを自動で補正、バッテリーで2時間半再生できます。傾けられる脚で、天井に映すのもお好みで。',
    specs: [
      { label: '解像度', value: '1920 × 1080' },
      { label: '明るさ', value: '550lm' },
      { label: '画面サイズ', value: '30〜120インチ' },
      { label: 'バッテリー', value: '2.5時間' },
      { label: '入力', value: 'HDMI、USB-C、Wi-Fi' },
      { label: '重量', value: '1.2kg' },
    ],
  },
};
