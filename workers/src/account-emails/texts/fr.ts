import type { AccountEmailTexts } from './account-email-texts';

export const fr: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Confirmez votre adresse e-mail',
    text: 'Confirmez que cette adresse e-mail est bien la vôtre pour recevoir les nouvelles de vos commandes et de votre compte.',
    link: 'Confirmer l’adresse',
    note: 'Ce lien expire dans 7 jours. Si vous ne nous avez pas donné cette adresse, vous pouvez ignorer cet e-mail.',
  },
  'reset-password': {
    subject: 'Réinitialisez votre mot de passe',
    title: 'Réinitialisez votre mot de passe',
    text: 'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte. Choisissez-en un nouveau pour vous reconnecter.',
    link: 'Réinitialiser le mot de passe',
    note: 'Ce lien fonctionne une seule fois et expire dans une heure. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail : votre mot de passe ne changera pas.',
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    title: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié et tous vos autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.',
    link: 'Réinitialiser le mot de passe',
    note: 'Si ce n’était pas vous, réinitialisez immédiatement votre mot de passe et contactez-nous.',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a été modifiée',
    title: 'Votre adresse e-mail a été modifiée',
    text: 'L’adresse e-mail de votre compte a été modifiée et vous ne recevrez plus ses messages à cette adresse. Si c’était vous, vous n’avez rien à faire.',
    link: 'Nous contacter',
    note: 'Si ce n’était pas vous, contactez-nous immédiatement : quelqu’un d’autre a peut-être accès à votre compte.',
  },
  'two-factor-on': {
    subject: 'La double authentification est activée',
    title: 'La double authentification est activée',
    text: 'La connexion à votre compte demande désormais aussi un code ou une clé d’accès, et tous vos autres appareils ont été déconnectés. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
    link: 'Ouvrir le compte',
    note: 'Si vous n’êtes pas à l’origine de ce changement, réinitialisez tout de suite votre mot de passe et contactez-nous.',
  },
  'two-factor-off': {
    subject: 'La double authentification est désactivée',
    title: 'La double authentification est désactivée',
    text: 'La connexion à votre compte ne demande de nouveau que le mot de passe. Si vous avez fait ou demandé ce changement, vous n’avez rien à faire.',
    link: 'Ouvrir le compte',
    note: 'Si vous n’êtes pas à l’origine de ce changement, modifiez tout de suite votre mot de passe et réactivez la double authentification.',
  },
  'factor-added': {
    subject: 'Un second facteur a été ajouté',
    title: 'Un second facteur a été ajouté',
    text: 'Une clé d’accès ou une application d’authentification a été ajoutée à votre compte et permet désormais de s’y connecter. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
    link: 'Ouvrir le compte',
    note: 'Si vous n’êtes pas à l’origine de ce changement, réinitialisez tout de suite votre mot de passe et contactez-nous.',
  },
  'factor-removed': {
    subject: 'Un second facteur a été supprimé',
    title: 'Un second facteur a été supprimé',
    text: 'Une clé d’accès ou une application d’authentification a été supprimée de votre compte et ne permet plus de s’y connecter. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
    link: 'Ouvrir le compte',
    note: 'Si vous n’êtes pas à l’origine de ce changement, réinitialisez tout de suite votre mot de passe et contactez-nous.',
  },
  'recovery-codes-created': {
    subject: 'Vos codes de secours ont été remplacés',
    title: 'Vos codes de secours ont été remplacés',
    text: 'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne fonctionnent plus. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
    link: 'Ouvrir le compte',
    note: 'Si vous n’êtes pas à l’origine de ce changement, réinitialisez tout de suite votre mot de passe et contactez-nous.',
  },
  'team-invitation': {
    subject: 'Invitation à rejoindre l’équipe',
    title: 'Invitation à rejoindre l’équipe',
    text: 'Vous êtes invité à participer à la gestion de la boutique. Acceptez l’invitation pour indiquer votre nom et choisir un mot de passe.',
    link: 'Accepter l’invitation',
    note: 'Ce lien fonctionne une seule fois et expire dans 7 jours. Si vous ne l’attendiez pas, vous pouvez ignorer cet e-mail.',
  },
  'confirm-newsletter': {
    subject: 'Confirmez votre inscription',
    title: 'Confirmez votre inscription',
    text: 'Merci de l’intérêt que vous portez à notre newsletter. Confirmez votre inscription pour recevoir par e-mail les nouveautés et nos meilleures offres.',
    link: 'Confirmer l’inscription',
    note: 'Ce lien expire dans 30 jours. Si vous n’avez pas demandé cette inscription, vous pouvez ignorer cet e-mail. Nous ne vous écrirons plus.',
  },
  'contact-received': {
    subject: (reference) => `Nous avons bien reçu votre message : ${reference}`,
    title: 'Merci de nous avoir contactés',
    text: (reference) =>
      `Nous avons bien reçu votre message et vous répondrons dès que possible. Si vous nous écrivez de nouveau à ce sujet, indiquez la référence ${reference}.`,
    message: 'Votre message',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Message ${reference} : ${subject}`,
    title: 'Nouveau message',
    text: (name, email) =>
      `${name} (${email}) a envoyé un message à la boutique. Répondez à cet e-mail pour lui répondre directement.`,
    message: 'Message',
    link: 'Ouvrir les messages',
  },
  unsubscribe: 'Se désinscrire',
  footer: (store) => `Vous recevez cet e-mail parce que cette adresse a été utilisée sur ${store}.`,
};
