import type { AccountEmailTexts } from './account-email-texts';

export const fr: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Confirmez votre adresse e-mail',
    text: 'Ravis de vous compter parmi nous. Confirmez que cette adresse est bien la vôtre pour recevoir les nouvelles de vos commandes et de votre compte.',
    link: 'Confirmer l’adresse',
    note: 'Le lien est valable 7 jours. Si vous ne nous avez pas donné cette adresse, ignorez simplement ce message.',
  },
  'reset-password': {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Vous avez demandé un nouveau mot de passe. Choisissez-le ici et retrouvez votre compte.',
    link: 'Choisir un mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    title: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié et tous vos autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.',
    link: 'Choisir un autre mot de passe',
    note: 'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe et écrivez-nous.',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a été modifiée',
    title: 'Votre adresse e-mail a été modifiée',
    text: 'Votre compte a désormais une autre adresse e-mail et ses messages n’arriveront plus ici. Si c’était vous, vous n’avez rien à faire.',
    link: 'Nous écrire',
    note: 'Si ce n’était pas vous, écrivez-nous tout de suite : quelqu’un d’autre a peut-être accès à votre compte.',
  },
  'confirm-newsletter': {
    subject: 'Confirmez votre inscription',
    title: 'Encore un clic',
    text: 'Merci de l’intérêt que vous portez à notre newsletter. Confirmez votre inscription : nouveautés et meilleures offres arriveront directement chez vous.',
    link: 'Confirmer l’inscription',
    note: 'Le lien est valable 30 jours. Si vous n’avez pas demandé notre newsletter, ignorez ce message et vous n’en entendrez plus parler.',
  },
  'contact-received': {
    subject: (reference) => `Nous avons bien reçu votre message : ${reference}`,
    title: 'Merci de nous avoir écrit',
    text: (reference) =>
      `Votre message est bien arrivé et nous vous répondrons dès que possible. Si vous nous écrivez de nouveau à ce sujet, indiquez la référence ${reference}.`,
    message: 'Votre message',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Message ${reference} : ${subject}`,
    title: 'Un nouveau message',
    text: (name, email) =>
      `${name} (${email}) a écrit à la boutique. Votre réponse à cet e-mail lui parviendra directement.`,
    message: 'Message',
    link: 'Ouvrir les messages',
  },
  unsubscribe: 'Se désinscrire',
  footer: (store) => `Vous recevez ce message parce que cette adresse a été utilisée sur ${store}.`,
};
