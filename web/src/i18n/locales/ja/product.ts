import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': 'カテゴリーが見つかりません',
  'category.not_found_text': 'このカテゴリーは存在しません。',
  'product.save': '{{price}}お得',
  'product.separately': '個別購入の場合{{price}}',
  'product.contains': 'セット内容',
  'product.delivery': '配送と返品',
  'product.delivery_free': '全世界送料無料。1営業日以内に発送します。',
  'product.returns_days': '30日以内の返品で全額返金します。',
  'image.larger': '拡大',
  'image.smaller': '縮小',
  'image.previous': '前の画像',
  'image.next': '次の画像',
  'image.show': '画像{{number}}：{{alt}}',
  'recent.title': '最近チェックした商品',
  'recent.clear': '履歴を消去',
};
