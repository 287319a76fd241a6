import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': '直播套装',
  'streaming.text': '直播与播客全套装备，彼此适配。',
  'streaming.hero': '今晚就开播',
  'streaming.see': '查看套装',
  'streaming.compare': '全部对比',
  'streaming.why_together': '彼此适配',
  'streaming.why_together_text': '所有组件完美搭配。',
  'streaming.why_less': '比单买更便宜',
  'streaming.why_less_text': '同样商品单买更贵，差价标注在每个套装上。',
  'streaming.why_back': '30 天试用',
  'streaming.why_back_text': '声音或光线不合意？退回即全额退款。',
  'streaming.in_box': '套装内容',
  'streaming.separately': '单买 {{price}}',
  'streaming.save': '省 {{price}}',
  'streaming.details': '详情',
  'streaming.bundle': '套装',
  'streaming.price': '价格',
  'streaming.apart': '单买',
  'streaming.saving': '节省',
  'streaming.pieces': '包含内容',
};
