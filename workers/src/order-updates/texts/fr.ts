import type { OrderUpdateTexts } from './order-update-texts';

export const fr: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `Commande expédiée : ${order}`,
    title: 'Votre commande est en route',
    text: (order) => `Votre commande ${order} est en route.`,
  },
  partlyShipped: {
    subject: (order) => `Commande expédiée en partie : ${order}`,
    title: 'Une partie de votre commande est en route',
    text: (order) =>
      `Une partie de votre commande ${order} est en route. Nous vous écrirons de nouveau à l’expédition du reste.`,
  },
  delivered: {
    subject: (order) => `Commande livrée : ${order}`,
    title: 'Votre commande a été livrée',
    text: (order) =>
      `Votre commande ${order} a été livrée. Nous espérons qu’elle vous plaira. En cas de problème, répondez à cet e-mail.`,
  },
  refunded: {
    subject: (order) => `Remboursement de la commande ${order}`,
    title: 'Votre commande a été remboursée',
    text: (order, refund) =>
      `Nous vous avons remboursé ${refund} pour votre commande ${order}. Le remboursement est versé sur le moyen de paiement utilisé, en général sous 5 à 10 jours.`,
  },
  partlyRefunded: {
    subject: (order) => `Remboursement partiel de la commande ${order}`,
    title: 'Une partie de votre commande a été remboursée',
    text: (order, refund) =>
      `Nous vous avons remboursé ${refund} de votre commande ${order}. Le remboursement est versé sur le moyen de paiement utilisé, en général sous 5 à 10 jours.`,
  },
  parcel: 'Dans ce colis',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  track: 'Suivre le colis',
};
