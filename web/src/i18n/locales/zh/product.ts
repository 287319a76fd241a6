import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': '未找到该类别',
  'category.not_found_text': '该类别不存在。',
  'product.save': '节省 {{price}}',
  'product.separately': '单独购买 {{price}}',
  'product.contains': '套装内容',
  'product.delivery': '配送与退货',
  'product.delivery_free': '全球免费配送，一个工作日内发货。',
  'product.returns_days': '30 天内可退货并全额退款。',
  'image.larger': '放大',
  'image.smaller': '缩小',
  'image.previous': '上一张图片',
  'image.next': '下一张图片',
  'image.show': '图片 {{number}}：{{alt}}',
  'recent.title': '最近浏览',
  'recent.clear': '清空列表',
};
