import type { SeedTranslations } from '../../seed-translation';

export const lighting: SeedTranslations['products'] = {
  'brightmere-halo-10-ring-light': {
    name: 'Brightmere Halo 10 リングライト',
    description:
      'やわらかく均一な光のリングが、瞳に明るい輪を映します。机に置けるサイズです。3種類の白色と10段階の明るさは、ケーブルのリモコンで。重みのあるベースは、マグカップ1個分の場所しか取りません。',
    specs: [
      { label: '直径', value: '10インチ（26cm）' },
      { label: '色温度', value: '3000、4500、6000K' },
      { label: '演色性', value: 'CRI 95' },
      { label: '電源', value: '10W、USB給電' },
      { label: '高さ', value: '38〜54cm' },
    ],
  },
  'brightmere-halo-18-ring-light': {
    name: 'Brightmere Halo 18 リングライト',
    description:
      'メイクにも、ポートレートにも、立って撮る方にも。フルサイズのリングライトです。専用三脚で2m超の高さに立ち、中央にスマホを固定できます。明るさは1%から全灯まで、ちらつきなく変わります。',
    specs: [
      { label: '直径', value: '18インチ（46cm）' },
      { label: '色温度', value: '2900〜7000K' },
      { label: '演色性', value: 'CRI 97' },
      { label: '電源', value: '55W、コンセント' },
      { label: '高さ', value: '90〜205cm' },
      { label: '付属品', value: 'リング、三脚、スマホホルダー、キャリーバッグ' },
    ],
  },
  'brightmere-panel-60-key-light': {
    name: 'Brightmere Panel 60 キーライト',
    description:
      '曇りの日の窓のような、大きなエッジライトパネルです。すりガラス調の面が2800ルーメンをむらなく広げ、眼鏡も反射しません。昼用と夜用の設定はアプリが覚えます。ポールは厚さ6cmまでの机に固定できます。',
    specs: [
      { label: '光束', value: '2800lm' },
      { label: '色温度', value: '2900〜7000K' },
      { label: '演色性', value: 'CRI 96' },
      { label: '操作', value: 'Wi-Fiアプリとボタン' },
      { label: 'パネル', value: '35 × 25cm' },
      { label: 'ポール', value: '55〜125cm、デスククランプ' },
    ],
  },
  'brightmere-cloud-softbox-kit': {
    name: 'Brightmere Cloud ソフトボックスキット',
    description:
      'ソフトボックス2台とスタンド2本。小さなスタジオに必要なやわらかい光が、これでそろいます。傘のように開き、届いたときのバッグに平らに収まります。調光できるLEDランプは、触れても熱くありません。',
    specs: [
      { label: 'ソフトボックス', value: '2台、50 × 70cm' },
      { label: 'ランプ', value: '2 × 45W LED、調光対応' },
      { label: '色温度', value: '5600K' },
      { label: 'スタンド', value: '2本、70〜200cm' },
      { label: '付属品', value: 'ソフトボックス2台、ランプ2個、スタンド2本、バッグ' },
    ],
  },
  'brightmere-wand-rgb-tube-light': {
    name: 'Brightmere Wand RGBチューブライト',
    description:
      '壁も顔もミュージックビデオも彩る、バッテリー式のカラースティックです。1600万色から選ぶか、炎・稲妻・ネオンの演出にお任せを。背面のマグネットで、スチールならどこにでも付きます。',
    specs: [
      { label: '長さ', value: '60cm' },
      { label: 'カラー', value: 'RGBと2700〜7500Kの白色' },
      { label: 'エフェクト', value: '18種内蔵' },
      { label: 'バッテリー', value: '全灯で2.5時間' },
      { label: '取り付け', value: 'マグネット、1/4インチねじ' },
      { label: '重量', value: '480g' },
    ],
  },
  'brightmere-clip-laptop-light': {
    name: 'Brightmere Clip ノートPCライト',
    description:
      'どこで受けることになるか分からない通話のための、ポケットライトです。パッド付きのクリップはノートPCやタブレットを傷つけず、すりガラス調の面がろうそくの暖かさから昼光色まで変わります。1回の充電で、会議続きの一日をまかなえます。',
    specs: [
      { label: '光束', value: '320lm' },
      { label: '色温度', value: '2800〜6500K' },
      { label: 'バッテリー', value: '3〜9時間' },
      { label: '充電', value: 'USB-C' },
      { label: 'サイズ', value: '84 × 84 × 18mm' },
    ],
  },
  'brightmere-lintel-monitor-light-bar': {
    name: 'Brightmere Lintel モニターライトバー',
    description:
      '光は机に、画面にはゼロ。角度をつけた反射板がキーボードの上に広く光を落とし、画面には映り込みません。机に置くワイヤレスダイヤルで、明るさと色味を調整します。厚さ8〜32mmの画面に対応し、曲面モニターにも付きます。',
    specs: [
      { label: '幅', value: '46cm' },
      { label: '明るさ', value: '45cmで500lx' },
      { label: '色温度', value: '2700〜6500K' },
      { label: '操作', value: 'ワイヤレスダイヤル' },
      { label: '電源', value: 'USB-C、5W' },
    ],
  },
  'brightmere-comb-wall-light-panels': {
    name: 'Brightmere Comb ウォールライトパネル',
    description:
      '7枚の六角形が、何もない壁を背景に変えます。好きな形につなげて、はがせるパッドで貼り、音楽に合わせて色を走らせましょう。配置図はアプリが描いてくれます。',
    specs: [
      { label: 'パネル', value: '六角形7枚、各20cm' },
      { label: 'カラー', value: 'RGBと暖色・寒色の白' },
      { label: '操作', value: 'Wi-Fiアプリ、音楽連動' },
      { label: '電源', value: '28W、アダプター1個' },
      { label: '設置', value: 'はがせるパッド、穴あけ不要' },
    ],
  },
  'castlane-pull-up-green-screen': {
    name: 'Castlane 立ち上げ式グリーンスクリーン',
    description:
      '5秒で現れ、同じ速さで消えるグリーンスクリーンです。ハンドルを引けばスプリングフレームが好きな高さで止まり、押し下げれば金属ベースに巻き取られます。マットな生地はしわになりにくく、きれいに抜けます。',
    specs: [
      { label: 'スクリーン', value: '148 × 180cm' },
      { label: '生地', value: 'マットポリエステル、クロマグリーン' },
      { label: 'フレーム', value: 'スプリング式、自動ロック' },
      { label: '収納時', value: '164 × 12 × 11cm' },
      { label: '重量', value: '9.2kg' },
    ],
  },
};
