import type { OrderUpdateTexts } from './order-update-texts';

export const ja: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `ご注文の発送：${order}`,
    title: 'ご注文を発送しました',
    text: (order) => `ご注文 ${order} を発送しました。到着まで今しばらくお待ちください。`,
  },
  partlyShipped: {
    subject: (order) => `ご注文の一部を発送：${order}`,
    title: 'ご注文の一部を発送しました',
    text: (order) => `ご注文 ${order} の一部を発送しました。残りの商品は、発送時に改めてメールでお知らせします。`,
  },
  delivered: {
    subject: (order) => `ご注文の配達完了：${order}`,
    title: 'ご注文が配達されました',
    text: (order) => `ご注文 ${order} が配達されました。お気づきの点がございましたら、このメールにご返信ください。`,
  },
  refunded: {
    subject: (order) => `ご注文の返金：${order}`,
    title: 'ご注文の返金が完了しました',
    text: (order, refund) =>
      `ご注文 ${order} について ${refund} を返金しました。返金はお支払いに使われた方法に、通常 5～10 日以内に反映されます。`,
  },
  partlyRefunded: {
    subject: (order) => `ご注文の一部返金：${order}`,
    title: 'ご注文の一部を返金しました',
    text: (order, refund) =>
      `ご注文 ${order} のうち ${refund} を返金しました。返金はお支払いに使われた方法に、通常 5～10 日以内に反映されます。`,
  },
  parcel: 'お届けする商品',
  carrier: '配送業者',
  trackingNumber: '追跡番号',
  track: '荷物を追跡する',
};
