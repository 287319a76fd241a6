import type { ReturnTexts } from './return-texts';

export const es: ReturnTexts = {
  requested: {
    subject: (order) => `Devolución solicitada: pedido ${order}`,
    title: 'Hemos recibido tu solicitud de devolución',
    text: (order) =>
      `Has pedido devolver artículos de tu pedido ${order}. La revisaremos y te enviaremos nuestra respuesta por correo.`,
  },
  approved: {
    subject: (order) => `Devolución aprobada: pedido ${order}`,
    title: 'Tu devolución está aprobada',
    text: (order) =>
      `Tu devolución del pedido ${order} está aprobada. Guarda los artículos en una caja resistente y envíalos de vuelta. Te haremos el reembolso cuando los recibamos.`,
  },
  rejected: {
    subject: (order) => `Devolución no aprobada: pedido ${order}`,
    title: 'No podemos aceptar tu devolución',
    text: (order) =>
      `Hemos revisado tu devolución del pedido ${order} y no podemos aceptarla. Responde a este correo si no estás de acuerdo.`,
  },
  received: {
    subject: (order) => `Devolución recibida: pedido ${order}`,
    title: 'Hemos recibido tu devolución',
    text: (order) =>
      `Los artículos que devolviste del pedido ${order} han llegado. Te escribiremos cuando hagamos el reembolso.`,
  },
  withdrawal: {
    subject: (order) => `Desistimiento recibido: pedido ${order}`,
    title: 'Hemos recibido tu desistimiento',
    text: (order, at) =>
      `Recibimos tu desistimiento del pedido ${order} el ${at}. Incluye los artículos siguientes. Devuelve lo que hayas recibido en un plazo de 14 días. Te haremos el reembolso cuando lo recibamos.`,
  },
  withdrawalLink: {
    subject: (order) => `Desistir del pedido ${order}`,
    title: 'Desistir de tu pedido',
    text: (order) =>
      `Alguien, probablemente tú, ha pedido desistir de tu pedido ${order}. Abre el enlace para elegir de qué desistes y confirmarlo. Todavía no ha cambiado nada. Si no has sido tú, puedes ignorar este correo.`,
  },
  withdraw: 'Desistir del pedido',
  message: {
    subject: (order) => `Nuevo mensaje sobre el pedido ${order}`,
    title: 'Tienes un mensaje nuestro',
    text: (order) => `Te hemos escrito sobre tu pedido ${order}. Puedes responder en la página de tu pedido.`,
  },
  paymentFailed: {
    subject: (order) => `Pago fallido: pedido ${order}`,
    title: 'Tu pago ha fallado',
    text: (order) =>
      `Tu banco no completó el pago del pedido ${order}. No se te ha cobrado nada y no enviaremos nada. Puedes volver a hacer el pedido cuando quieras.`,
  },
  pieces: 'Artículos',
  note: 'Mensaje de la tienda',
};
