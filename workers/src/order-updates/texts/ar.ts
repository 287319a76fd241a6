import type { OrderUpdateTexts } from './order-update-texts';

export const ar: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `تم شحن الطلب: ${order}`,
    title: 'طلبك في الطريق',
    text: (order) => `طلبك ${order} في الطريق إليك.`,
  },
  partlyShipped: {
    subject: (order) => `تم شحن جزء من الطلب: ${order}`,
    title: 'جزء من طلبك في الطريق',
    text: (order) => `جزء من طلبك ${order} في الطريق إليك. سنراسلك مرة أخرى عند شحن الباقي.`,
  },
  delivered: {
    subject: (order) => `تم تسليم الطلب: ${order}`,
    title: 'تم تسليم طلبك',
    text: (order) => `تم تسليم طلبك ${order}. نأمل أن ينال إعجابك. إن كان هناك أي خطأ فيمكنك الرد على هذه الرسالة.`,
  },
  refunded: {
    subject: (order) => `رد مبلغ الطلب ${order}`,
    title: 'تم رد مبلغ طلبك',
    text: (order, refund) =>
      `لقد رددنا إليك ${refund} عن طلبك ${order}. يعود المبلغ إلى وسيلة الدفع التي استخدمتها، عادةً خلال 5 إلى 10 أيام.`,
  },
  partlyRefunded: {
    subject: (order) => `رد جزئي لمبلغ الطلب ${order}`,
    title: 'تم رد جزء من مبلغ طلبك',
    text: (order, refund) =>
      `لقد رددنا إليك ${refund} من مبلغ طلبك ${order}. يعود المبلغ إلى وسيلة الدفع التي استخدمتها، عادةً خلال 5 إلى 10 أيام.`,
  },
  parcel: 'في هذا الطرد',
  carrier: 'شركة الشحن',
  trackingNumber: 'رقم التتبع',
  track: 'تتبع الطرد',
};
