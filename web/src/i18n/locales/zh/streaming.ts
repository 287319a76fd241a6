import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': '直播套装',
  'streaming.text': '直播与播客全套设备，彼此搭配。',
  'streaming.hero': '今晚就开播',
  'streaming.see': '查看套装',
  'streaming.compare': '对比全部套装',
  'streaming.why_together': '彼此适配',
  'streaming.why_together_text': '所有设备互相兼容。',
  'streaming.why_less': '套装更优惠',
  'streaming.why_less_text': '同样的商品单买更贵。每个套装都标明节省的金额。',
  'streaming.why_back': '30 天试用',
  'streaming.why_back_text': '不适合您？退货即可获得全额退款。',
  'streaming.in_box': '套装内容',
  'streaming.separately': '单买 {{price}}',
  'streaming.details': '详情',
  'streaming.bundle': '套装',
  'streaming.price': '价格',
  'streaming.apart': '单买',
  'streaming.saving': '节省',
  'streaming.pieces': '包含内容',
};
