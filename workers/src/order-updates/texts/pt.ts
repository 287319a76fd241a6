import type { OrderUpdateTexts } from './order-update-texts';

export const pt: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `Pedido enviado: ${order}`,
    title: 'O seu pedido está a caminho',
    text: (order) => `O seu pedido ${order} está a caminho.`,
  },
  partlyShipped: {
    subject: (order) => `Parte do pedido enviada: ${order}`,
    title: 'Parte do seu pedido está a caminho',
    text: (order) =>
      `Uma parte do seu pedido ${order} está a caminho. Enviaremos outro e-mail quando o restante for enviado.`,
  },
  delivered: {
    subject: (order) => `Pedido entregue: ${order}`,
    title: 'O seu pedido foi entregue',
    text: (order) =>
      `O seu pedido ${order} foi entregue. Esperamos que goste. Se algo estiver errado, responda a este e-mail.`,
  },
  refunded: {
    subject: (order) => `Reembolso do pedido ${order}`,
    title: 'O seu pedido foi reembolsado',
    text: (order, refund) =>
      `Reembolsamos ${refund} do seu pedido ${order}. O reembolso vai para o meio de pagamento usado e costuma chegar em 5 a 10 dias.`,
  },
  partlyRefunded: {
    subject: (order) => `Reembolso parcial do pedido ${order}`,
    title: 'Parte do seu pedido foi reembolsada',
    text: (order, refund) =>
      `Reembolsamos ${refund} de uma parte do seu pedido ${order}. O reembolso vai para o meio de pagamento usado e costuma chegar em 5 a 10 dias.`,
  },
  parcel: 'Neste pacote',
  carrier: 'Transportadora',
  trackingNumber: 'Código de rastreamento',
  track: 'Rastrear o pacote',
};
