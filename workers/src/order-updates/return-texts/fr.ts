import type { ReturnTexts } from './return-texts';

export const fr: ReturnTexts = {
  requested: {
    subject: (order) => `Retour demandé : commande ${order}`,
    title: 'Nous avons reçu votre demande de retour',
    text: (order) =>
      `Vous avez demandé à retourner des articles de votre commande ${order}. Nous l’examinons et vous répondrons par e-mail.`,
  },
  approved: {
    subject: (order) => `Retour accepté : commande ${order}`,
    title: 'Votre retour est accepté',
    text: (order) =>
      `Votre retour pour la commande ${order} est accepté. Emballez les articles dans un carton solide et renvoyez-les. Nous vous remboursons dès leur réception.`,
  },
  rejected: {
    subject: (order) => `Retour refusé : commande ${order}`,
    title: 'Nous ne pouvons pas accepter votre retour',
    text: (order) =>
      `Nous avons examiné votre retour pour la commande ${order} et ne pouvons pas l’accepter. Répondez à cet e-mail si vous n’êtes pas d’accord.`,
  },
  received: {
    subject: (order) => `Retour reçu : commande ${order}`,
    title: 'Nous avons reçu votre retour',
    text: (order) =>
      `Les articles retournés de la commande ${order} sont arrivés. Nous vous écrirons dès que le remboursement sera fait.`,
  },
  withdrawal: {
    subject: (order) => `Rétractation reçue : commande ${order}`,
    title: 'Nous avons reçu votre rétractation',
    text: (order, at) =>
      `Nous avons reçu votre rétractation de la commande ${order} le ${at}. Elle porte sur les articles ci-dessous. Renvoyez sous 14 jours ce que vous avez reçu. Nous vous remboursons dès sa réception.`,
  },
  withdrawalLink: {
    subject: (order) => `Rétractation : commande ${order}`,
    title: 'Vous rétracter de votre commande',
    text: (order) =>
      `Quelqu’un, sans doute vous, a demandé à se rétracter de votre commande ${order}. Ouvrez le lien pour choisir les articles concernés et confirmer. Rien n’a encore changé. Si ce n’était pas vous, ignorez cet e-mail.`,
  },
  withdraw: 'Me rétracter',
  message: {
    subject: (order) => `Nouveau message sur la commande ${order}`,
    title: 'Vous avez un message de notre part',
    text: (order) =>
      `Nous vous avons écrit au sujet de votre commande ${order}. Vous pouvez répondre sur la page de votre commande.`,
  },
  paymentFailed: {
    subject: (order) => `Échec du paiement : commande ${order}`,
    title: 'Votre paiement a échoué',
    text: (order) =>
      `Votre banque n’a pas effectué le paiement de la commande ${order}. Vous n’avez pas été débité et rien ne sera expédié. Vous pouvez repasser la commande à tout moment.`,
  },
  pieces: 'Articles',
  note: 'Message de la boutique',
};
