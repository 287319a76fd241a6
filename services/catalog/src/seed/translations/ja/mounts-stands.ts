import type { SeedTranslations } from '../../seed-translation';

export const mountsStands: SeedTranslations['products'] = {
  'perchline-desk-boom-arm': {
    name: 'Perchline デスクブームアーム',
    description:
      '離した位置でぴたりと浮かぶマイクアームです。内蔵スプリングが1.5kgまできしまずに支え、ケーブルはアームの中を通り、パッド付きクランプは跡を残しません。よく使われる2種類のねじに合うアダプターが付属します。',
    specs: [
      { label: 'リーチ', value: '82cm' },
      { label: '耐荷重', value: '0.3〜1.5kg' },
      { label: 'クランプ', value: '天板55mmまで' },
      { label: 'ねじ', value: '5/8インチ、3/8インチ' },
      { label: '素材', value: 'スチール、粉体塗装' },
    ],
  },
  'perchline-low-profile-boom-arm': {
    name: 'Perchline ロープロファイルアーム',
    description:
      '画面に映り込まないマイクアームです。カメラの下からすっと入り、根元で1回転し、重い放送用マイクも水平に支えます。ケーブルはマグネットカバーで隠れます。',
    specs: [
      { label: 'リーチ', value: '74cm' },
      { label: '耐荷重', value: '最大2kg' },
      { label: '回転', value: '根元で360°' },
      { label: 'クランプ', value: '天板60mmまで' },
      { label: '素材', value: 'アルマイト仕上げアルミ' },
    ],
  },
  'perchline-single-monitor-arm': {
    name: 'Perchline シングルモニターアーム',
    description:
      '机を机に返しましょう。ガススプリングが9kgまでの画面を指1本で動かし、場所を空けたいときは壁際に平らにたためます。クランプと穴あけ固定、どちらの金具も付属します。',
    specs: [
      { label: '対応画面', value: '17〜34インチ、2〜9kg' },
      { label: 'VESA', value: '75mm、100mm' },
      { label: '高さ', value: '18〜53cm' },
      { label: '可動範囲', value: 'チルト±85°、回転360°' },
      { label: '固定方法', value: 'クランプまたは穴あけ固定' },
    ],
  },
  'perchline-dual-monitor-arm': {
    name: 'Perchline デュアルモニターアーム',
    description:
      '画面2枚にポール1本、スタンドはなし。アームは別々に動いて高さを固定できるので、画面の縁を思いどおりの位置でそろえられます。ポールの上にはライトやカメラも付きます。',
    specs: [
      { label: '対応画面', value: '2 × 17〜32インチ、各8kgまで' },
      { label: 'VESA', value: '75mm、100mm' },
      { label: 'ポール', value: '45cm、スチール' },
      { label: '可動範囲', value: 'チルト±45°、回転180°' },
      { label: '固定方法', value: 'クランプまたは穴あけ固定' },
    ],
  },
  'perchline-aluminum-laptop-stand': {
    name: 'Perchline アルミノートPCスタンド',
    description:
      'ノートPCのカメラを目の高さに上げ、ファンの風通しもよくします。厚さ5mmのアルミ板1枚から切り出し、シリコンパッドはしっかり支えて跡を残しません。たためば雑誌ほどの大きさです。',
    specs: [
      { label: '対応機器', value: '11〜17インチのノートPC' },
      { label: '高さ', value: '6〜25cm' },
      { label: '耐荷重', value: '最大10kg' },
      { label: '素材', value: 'アルマイト仕上げアルミ、シリコン' },
      { label: '重量', value: '1.2kg' },
    ],
  },
  'perchline-trail-tripod': {
    name: 'Perchline Trail 三脚',
    description:
      '伸ばせばしっかりの高さ、縮めれば腕の半分ほど。4段の脚は4分の1回転でロックでき、自由雲台はカメラと重いレンズを支え、脚の1本を外せば一脚になります。クイックシューは他社の雲台にもほぼ合います。',
    specs: [
      { label: '高さ', value: '38〜152cm' },
      { label: '収納時', value: '41cm' },
      { label: '耐荷重', value: '8kg' },
      { label: '雲台', value: '自由雲台、クイックリリース' },
      { label: '素材', value: 'アルミ' },
      { label: '重量', value: '1.35kg' },
    ],
  },
  'perchline-mini-tripod': {
    name: 'Perchline ミニ三脚',
    description:
      'グリップにもなる、手のひらサイズの三脚です。ボタンひとつで雲台が動き、脚を閉じれば握りやすく、ゴム足はガラスの上でも滑りません。ウェブカメラ、コンパクトカメラ、小型ライトに。',
    specs: [
      { label: '高さ', value: '14〜21cm' },
      { label: '耐荷重', value: '1kg' },
      { label: 'ねじ', value: '1/4インチ' },
      { label: '雲台', value: '自由雲台、360°' },
      { label: '重量', value: '170g' },
    ],
  },
  'perchline-walnut-headphone-stand': {
    name: 'Perchline ウォールナット ヘッドホンスタンド',
    description:
      '良いヘッドホンにふさわしい置き場所です。幅広のウォールナットがパッドの形を崩さず、暗がりで手を伸ばしてもスチールベースは倒れません。写真のヘッドホンは含まれません。',
    specs: [
      { label: '素材', value: 'ウォールナット、スチール' },
      { label: '高さ', value: '27cm' },
      { label: 'ベース', value: '14cm、底面フェルト' },
      { label: '受け部', value: '幅45mm' },
      { label: '重量', value: '640g' },
    ],
  },
  'perchline-overhead-camera-mount': {
    name: 'Perchline 俯瞰撮影マウント',
    description:
      '料理、お絵かき、開封、はんだ付け。机の上を真上から撮れます。長いポールを机に固定し、横アームが中央まで伸び、カウンターウェイトがたわみを防ぎます。自由雲台にはカメラ、スマホ、ライトが付きます。',
    specs: [
      { label: 'リーチ', value: '68cm' },
      { label: '高さ', value: '50〜110cm' },
      { label: '耐荷重', value: '2.5kg' },
      { label: 'クランプ', value: '天板60mmまで' },
      { label: '付属品', value: 'ポール、横アーム、自由雲台、スマホホルダー' },
    ],
  },
  'perchline-cradle-shock-mount': {
    name: 'Perchline Cradle ショックマウント',
    description:
      '足音、タイピング、机にぶつかった振動を録音に入れません。8本のゴムがスチールのリングの中でマイクを浮かせ、交換用も2組付属します。直径46〜54mmのスタジオマイクに対応。写真のマイクは含まれません。',
    specs: [
      { label: '対応径', value: '46〜54mm' },
      { label: 'サスペンション', value: 'ゴムループ8本' },
      { label: 'ねじ', value: '5/8インチ、3/8インチアダプター' },
      { label: '素材', value: 'スチール' },
      { label: '重量', value: '220g' },
    ],
  },
};
