import type { Language } from '@shopwright/contracts/fields';

/** The texts of emails about an order. The functions insert values without escaping them. */
export interface OrderEmailTexts {
  confirmed: { subject: (order: string) => string; title: string; text: string };
  cancelled: { subject: (order: string) => string; title: string; text: (order: string, refund: string) => string };
  order: string;
  quantity: string;
  discount: string;
  total: string;
  address: string;
  link: string;
  /** The link of a guest's email. */
  trackLink: string;
  footer: (store: string) => string;
}

export const orderEmailTexts: Record<Language, OrderEmailTexts> = {
  en: {
    confirmed: {
      subject: (order) => `Order confirmed: ${order}`,
      title: 'Order confirmed',
      text: 'Thank you for your order. We received your payment and are preparing your order for shipment.',
    },
    cancelled: {
      subject: (order) => `Order cancelled: ${order}, refund on its way`,
      title: 'Order cancelled',
      text: (order, refund) =>
        `Your order ${order} was cancelled and ${refund} is being refunded. The refund goes to the card you paid with and usually arrives within 5 to 10 days. You don’t need to do anything. We’re sorry for the inconvenience.`,
    },
    order: 'Order',
    quantity: 'Quantity',
    discount: 'Discount',
    total: 'Total',
    address: 'Delivery address',
    link: 'View your orders',
    trackLink: 'Track your order',
    footer: (store) => `You received this email because you placed an order at ${store}.`,
  },
  es: {
    confirmed: {
      subject: (order) => `Pedido confirmado: ${order}`,
      title: 'Pedido confirmado',
      text: 'Gracias por tu pedido. Hemos recibido tu pago y estamos preparando tu pedido para el envío.',
    },
    cancelled: {
      subject: (order) => `Pedido cancelado: ${order}, reembolso en camino`,
      title: 'Pedido cancelado',
      text: (order, refund) =>
        `Tu pedido ${order} se ha cancelado y te estamos reembolsando ${refund}. El reembolso se hace en la tarjeta con la que pagaste y suele llegar en un plazo de 5 a 10 días. No tienes que hacer nada. Disculpa las molestias.`,
    },
    order: 'Pedido',
    quantity: 'Cantidad',
    discount: 'Descuento',
    total: 'Total',
    address: 'Dirección de entrega',
    link: 'Ver tus pedidos',
    trackLink: 'Seguir tu pedido',
    footer: (store) => `Recibes este correo porque has hecho un pedido en ${store}.`,
  },
  fr: {
    confirmed: {
      subject: (order) => `Commande confirmée : ${order}`,
      title: 'Commande confirmée',
      text: 'Merci pour votre commande. Nous avons reçu votre paiement et préparons l’expédition de votre commande.',
    },
    cancelled: {
      subject: (order) => `Commande annulée : ${order}, remboursement en cours`,
      title: 'Commande annulée',
      text: (order, refund) =>
        `Votre commande ${order} a été annulée et ${refund} vous sont remboursés. Le remboursement est versé sur la carte avec laquelle vous avez payé, en général sous 5 à 10 jours. Vous n’avez rien à faire. Veuillez nous excuser pour ce désagrément.`,
    },
    order: 'Commande',
    quantity: 'Quantité',
    discount: 'Remise',
    total: 'Total',
    address: 'Adresse de livraison',
    link: 'Voir vos commandes',
    trackLink: 'Suivre votre commande',
    footer: (store) => `Vous recevez cet e-mail parce que vous avez commandé sur ${store}.`,
  },
  de: {
    confirmed: {
      subject: (order) => `Bestellung bestätigt: ${order}`,
      title: 'Bestellung bestätigt',
      text: 'Vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen, und wir bereiten Ihre Bestellung für den Versand vor.',
    },
    cancelled: {
      subject: (order) => `Bestellung storniert: ${order}, Erstattung unterwegs`,
      title: 'Bestellung storniert',
      text: (order, refund) =>
        `Ihre Bestellung ${order} wurde storniert, und ${refund} werden Ihnen erstattet. Die Erstattung geht auf die Karte, mit der Sie bezahlt haben, und kommt meist innerhalb von 5 bis 10 Tagen an. Sie brauchen nichts zu tun. Bitte entschuldigen Sie die Unannehmlichkeiten.`,
    },
    order: 'Bestellung',
    quantity: 'Menge',
    discount: 'Rabatt',
    total: 'Gesamt',
    address: 'Lieferadresse',
    link: 'Ihre Bestellungen ansehen',
    trackLink: 'Bestellung verfolgen',
    footer: (store) => `Sie erhalten diese E-Mail, weil Sie bei ${store} bestellt haben.`,
  },
  zh: {
    confirmed: {
      subject: (order) => `订单已确认：${order}`,
      title: '订单已确认',
      text: '感谢您的订购。我们已收到您的付款，正在准备发货。',
    },
    cancelled: {
      subject: (order) => `订单已取消：${order}，款项正在退回`,
      title: '订单已取消',
      text: (order, refund) =>
        `您的订单 ${order} 已取消，${refund} 正在退款。款项将退回您付款时使用的银行卡，通常需要 5 至 10 天。您无需进行任何操作。对此我们深表歉意。`,
    },
    order: '订单',
    quantity: '数量',
    discount: '优惠',
    total: '合计',
    address: '收货地址',
    link: '查看您的订单',
    trackLink: '跟踪您的订单',
    footer: (store) => `您收到此邮件，是因为您在 ${store} 下了订单。`,
  },
  ja: {
    confirmed: {
      subject: (order) => `ご注文の確認：${order}`,
      title: 'ご注文を承りました',
      text: 'ご注文ありがとうございます。お支払いを確認し、発送の準備を進めております。',
    },
    cancelled: {
      subject: (order) => `ご注文のキャンセル：${order}（返金手続き中）`,
      title: 'ご注文がキャンセルされました',
      text: (order, refund) =>
        `ご注文 ${order} はキャンセルされ、${refund} の返金手続きを進めております。返金はお支払いに使われたカードに、通常 5～10 日以内に行われます。お客様のお手続きは必要ありません。ご迷惑をおかけし申し訳ございません。`,
    },
    order: 'ご注文',
    quantity: '数量',
    discount: '割引',
    total: '合計',
    address: 'お届け先',
    link: 'ご注文を見る',
    trackLink: 'ご注文の状況を見る',
    footer: (store) => `このメールは、${store} でご注文いただいた方にお送りしています。`,
  },
  pt: {
    confirmed: {
      subject: (order) => `Pedido confirmado: ${order}`,
      title: 'Pedido confirmado',
      text: 'Agradecemos o seu pedido. Recebemos o seu pagamento e estamos preparando o envio do seu pedido.',
    },
    cancelled: {
      subject: (order) => `Pedido cancelado: ${order}, reembolso a caminho`,
      title: 'Pedido cancelado',
      text: (order, refund) =>
        `O seu pedido ${order} foi cancelado e ${refund} estão sendo reembolsados. O reembolso vai para o cartão usado no pagamento e costuma chegar em 5 a 10 dias. Você não precisa fazer nada. Pedimos desculpas pelo transtorno.`,
    },
    order: 'Pedido',
    quantity: 'Quantidade',
    discount: 'Desconto',
    total: 'Total',
    address: 'Endereço de entrega',
    link: 'Ver os seus pedidos',
    trackLink: 'Acompanhar seu pedido',
    footer: (store) => `Você recebe este e-mail porque fez um pedido em ${store}.`,
  },
  ar: {
    confirmed: {
      subject: (order) => `تم تأكيد الطلب: ${order}`,
      title: 'تم تأكيد الطلب',
      text: 'شكرًا لطلبك. لقد وصلتنا دفعتك، ونحن نجهّز طلبك للشحن.',
    },
    cancelled: {
      subject: (order) => `تم إلغاء الطلب: ${order}، والمبلغ في طريقه إليك`,
      title: 'تم إلغاء الطلب',
      text: (order, refund) =>
        `تم إلغاء طلبك ${order}، ويجري الآن رد مبلغ ${refund}. يعود المبلغ إلى البطاقة التي دفعت بها، عادةً خلال 5 إلى 10 أيام. لا يلزمك فعل أي شيء. نعتذر عن هذا الإزعاج.`,
    },
    order: 'الطلب',
    quantity: 'الكمية',
    discount: 'الخصم',
    total: 'الإجمالي',
    address: 'عنوان التوصيل',
    link: 'عرض طلباتك',
    trackLink: 'تتبّع طلبك',
    footer: (store) => `تصلك هذه الرسالة لأنك طلبت من ${store}.`,
  },
};
