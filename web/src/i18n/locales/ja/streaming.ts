import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': '配信セット',
  'streaming.text': '配信やポッドキャストに必要な機材を、相性よくそろえたセットです。',
  'streaming.hero': '今夜から配信を始めよう',
  'streaming.see': 'セットを見る',
  'streaming.compare': 'すべてのセットを比較',
  'streaming.why_together': '相性を考えた組み合わせ',
  'streaming.why_together_text': 'すべての機材を組み合わせて使えます。',
  'streaming.why_less': 'セットならもっとお得',
  'streaming.why_less_text': '同じ商品を単品でそろえるより割安です。各セットにお得額を表示しています。',
  'streaming.why_back': '30日間お試し',
  'streaming.why_back_text': 'ご期待に沿わない場合は、全額返金で返品できます。',
  'streaming.in_box': 'セット内容',
  'streaming.separately': '単品合計 {{price}}',
  'streaming.details': '詳細',
  'streaming.bundle': 'セット',
  'streaming.price': '価格',
  'streaming.apart': '単品合計',
  'streaming.saving': 'お得額',
  'streaming.pieces': 'セット内容',
};
