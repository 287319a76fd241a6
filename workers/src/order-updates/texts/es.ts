import type { OrderUpdateTexts } from './order-update-texts';

export const es: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `Pedido enviado: ${order}`,
    title: 'Tu pedido está en camino',
    text: (order) => `Tu pedido ${order} está en camino.`,
  },
  partlyShipped: {
    subject: (order) => `Parte de tu pedido enviada: ${order}`,
    title: 'Parte de tu pedido está en camino',
    text: (order) =>
      `Una parte de tu pedido ${order} está en camino. Te escribiremos de nuevo cuando enviemos el resto.`,
  },
  delivered: {
    subject: (order) => `Pedido entregado: ${order}`,
    title: 'Tu pedido se ha entregado',
    text: (order) =>
      `Tu pedido ${order} se ha entregado. Esperamos que lo disfrutes. Si algo no está bien, responde a este correo.`,
  },
  refunded: {
    subject: (order) => `Reembolso del pedido ${order}`,
    title: 'Tu pedido se ha reembolsado',
    text: (order, refund) =>
      `Te hemos reembolsado ${refund} por tu pedido ${order}. El reembolso se hace en el medio de pago que usaste y suele llegar en un plazo de 5 a 10 días.`,
  },
  partlyRefunded: {
    subject: (order) => `Reembolso parcial del pedido ${order}`,
    title: 'Parte de tu pedido se ha reembolsado',
    text: (order, refund) =>
      `Te hemos reembolsado ${refund} de tu pedido ${order}. El reembolso se hace en el medio de pago que usaste y suele llegar en un plazo de 5 a 10 días.`,
  },
  parcel: 'En este paquete',
  carrier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  track: 'Seguir el paquete',
};
