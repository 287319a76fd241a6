import type { OrderUpdateTexts } from './order-update-texts';

export const de: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `Bestellung versandt: ${order}`,
    title: 'Ihre Bestellung ist unterwegs',
    text: (order) => `Ihre Bestellung ${order} ist auf dem Weg zu Ihnen.`,
  },
  partlyShipped: {
    subject: (order) => `Teillieferung versandt: ${order}`,
    title: 'Ein Teil Ihrer Bestellung ist unterwegs',
    text: (order) =>
      `Ein Teil Ihrer Bestellung ${order} ist auf dem Weg zu Ihnen. Sobald der Rest versandt wird, erhalten Sie eine weitere E-Mail.`,
  },
  delivered: {
    subject: (order) => `Bestellung zugestellt: ${order}`,
    title: 'Ihre Bestellung wurde zugestellt',
    text: (order) =>
      `Ihre Bestellung ${order} wurde zugestellt. Wir wünschen Ihnen viel Freude damit. Falls etwas nicht stimmt, antworten Sie auf diese E-Mail.`,
  },
  refunded: {
    subject: (order) => `Erstattung für Bestellung ${order}`,
    title: 'Ihre Bestellung wurde erstattet',
    text: (order, refund) =>
      `Wir haben Ihnen ${refund} für Ihre Bestellung ${order} erstattet. Die Erstattung geht auf das verwendete Zahlungsmittel und kommt meist innerhalb von 5 bis 10 Tagen an.`,
  },
  partlyRefunded: {
    subject: (order) => `Teilerstattung für Bestellung ${order}`,
    title: 'Ein Teil Ihrer Bestellung wurde erstattet',
    text: (order, refund) =>
      `Wir haben Ihnen ${refund} von Ihrer Bestellung ${order} erstattet. Die Erstattung geht auf das verwendete Zahlungsmittel und kommt meist innerhalb von 5 bis 10 Tagen an.`,
  },
  parcel: 'In diesem Paket',
  carrier: 'Versanddienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
};
