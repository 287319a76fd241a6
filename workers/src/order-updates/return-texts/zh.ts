import type { ReturnTexts } from './return-texts';

export const zh: ReturnTexts = {
  requested: {
    subject: (order) => `已申请退货：订单 ${order}`,
    title: '我们已收到您的退货申请',
    text: (order) => `您申请退回订单 ${order} 中的商品。我们会进行审核，并通过邮件答复您。`,
  },
  approved: {
    subject: (order) => `退货已批准：订单 ${order}`,
    title: '您的退货已批准',
    text: (order) => `订单 ${order} 的退货已批准。请将商品装入结实的箱子寄回。收到后我们会为您退款。`,
  },
  rejected: {
    subject: (order) => `退货未获批准：订单 ${order}`,
    title: '我们无法接受您的退货',
    text: (order) => `我们审核了订单 ${order} 的退货申请，无法接受。如有异议，请回复此邮件。`,
  },
  received: {
    subject: (order) => `已收到退货：订单 ${order}`,
    title: '我们已收到您的退货',
    text: (order) => `您从订单 ${order} 退回的商品已送达。退款后我们会发送邮件通知您。`,
  },
  withdrawal: {
    subject: (order) => `已收到撤回通知：订单 ${order}`,
    title: '我们已收到您的撤回通知',
    text: (order, at) =>
      `我们于 ${at} 收到您对订单 ${order} 的撤回通知，涉及以下商品。请在 14 天内寄回您已收到的商品。收到后我们会为您退款。`,
  },
  withdrawalLink: {
    subject: (order) => `撤回合同：订单 ${order}`,
    title: '撤回合同',
    text: (order) =>
      `有人（很可能是您本人）申请撤回订单 ${order} 的合同。请打开链接，选择要撤回的商品并确认。目前尚未作任何更改。如果不是您本人操作，请忽略此邮件。`,
  },
  withdraw: '撤回合同',
  message: {
    subject: (order) => `关于订单 ${order} 的新消息`,
    title: '您有一条来自我们的消息',
    text: (order) => `我们就您的订单 ${order} 给您写了消息。您可以在订单页面回复。`,
  },
  paymentFailed: {
    subject: (order) => `付款失败：订单 ${order}`,
    title: '您的付款失败',
    text: (order) => `您的银行未完成订单 ${order} 的付款。您没有被扣款，我们也不会发货。您可以随时重新下单。`,
  },
  pieces: '商品',
  note: '商店留言',
};
