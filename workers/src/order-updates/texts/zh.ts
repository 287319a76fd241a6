import type { OrderUpdateTexts } from './order-update-texts';

export const zh: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `订单已发货：${order}`,
    title: '您的订单已发货',
    text: (order) => `您的订单 ${order} 已发出，正在配送途中。`,
  },
  partlyShipped: {
    subject: (order) => `部分商品已发货：${order}`,
    title: '您的订单已部分发货',
    text: (order) => `您的订单 ${order} 中的部分商品已发出。其余商品发货时，我们会再次发送邮件通知您。`,
  },
  delivered: {
    subject: (order) => `订单已送达：${order}`,
    title: '您的订单已送达',
    text: (order) => `您的订单 ${order} 已送达。如有任何问题，请直接回复此邮件。`,
  },
  refunded: {
    subject: (order) => `订单退款：${order}`,
    title: '您的订单已退款',
    text: (order, refund) =>
      `我们已为您的订单 ${order} 退款 ${refund}。款项将退回您付款时使用的方式，通常需要 5 至 10 天到账。`,
  },
  partlyRefunded: {
    subject: (order) => `订单部分退款：${order}`,
    title: '您的订单已部分退款',
    text: (order, refund) =>
      `我们已为您的订单 ${order} 部分退款 ${refund}。款项将退回您付款时使用的方式，通常需要 5 至 10 天到账。`,
  },
  parcel: '本包裹内含',
  carrier: '承运商',
  trackingNumber: '运单号',
  track: '查询包裹',
};
