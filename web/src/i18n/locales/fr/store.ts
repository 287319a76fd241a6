import type { Translation } from '../../messages';

export const store: Translation<'store'> = {
  'store.page_text': 'Le nom, l’apparence, les promesses et les textes de la boutique',
  'store.read_only': 'Seuls les opérateurs peuvent modifier les réglages.',
  'store.failed': 'Impossible de charger les réglages',
  'store.saved': 'Réglages enregistrés',
  'store.saved_text': 'Toutes les pages les affichent maintenant.',
  'store.conflict':
    'Une autre personne a enregistré les réglages depuis que vous les avez ouverts. Rechargez la page pour les voir.',
  'store.tab_store': 'Boutique',
  'store.tab_look': 'Apparence',
  'store.tab_promises': 'Promesses et e-mails',
  'store.tab_texts': 'Textes des pages',
  'store.address': 'Adresse',
  'store.address_hint': 'Affichée en bas de page et sur la page de contact',
  'store.imprint': 'Mentions légales',
  'store.imprint_hint':
    'Qui gère la boutique, comme l’exige la loi de votre pays. Affichées sur la page de contact, avec un lien en bas de page.',
  'store.description': 'Description',
  'store.description_hint':
    'Une phrase pour le bas de page et les moteurs de recherche. Les langues sans phrase affichent celle en anglais.',
  'store.languages': 'Langues',
  'store.languages_hint': 'Les visiteurs choisissent parmi celles-ci. Les produits sont rédigés en anglais.',
  'store.logo': 'Logo',
  'store.logo_hint':
    'Remplace le sac et le nom en haut de chaque page. Une image large à fond transparent convient le mieux.',
  'store.icon': 'Icône',
  'store.icon_hint': 'Affichée dans les onglets et sur les écrans d’accueil. Utilisez une image carrée.',
  'store.color': 'Couleur d’accent',
  'store.color_hint':
    'Pour les boutons et les liens. Couleurs foncées uniquement : le texte blanc doit y rester lisible.',
  'store.color_choose': 'Choisir une couleur',
  'store.light': 'Clair',
  'store.dark': 'Sombre',
  'store.promises': 'Ce que promet la boutique',
  'store.promises_hint':
    'Les promesses décochées disparaissent de toutes les pages. Les textes se modifient sous Textes des pages.',
  'store.order_recipients': 'Nouvelles commandes',
  'store.order_recipients_hint': 'Adresses e-mail, une par ligne. Vide : l’e-mail de contact.',
  'store.stock_recipients': 'Stock faible',
  'store.stock_recipients_hint': 'Adresses e-mail, une par ligne. Vide : aucun e-mail.',
  'store.stock_emails': 'E-mails de stock faible',
  'store.stock_emails_each': 'Un pour chaque alerte',
  'store.stock_emails_each_hint': 'Dès que le stock descend au seuil.',
  'store.stock_emails_daily': 'Un résumé par jour',
  'store.stock_emails_daily_hint':
    'À partir de {{time}} UTC : toutes les alertes ouvertes qui ne sont pas reportées. Sans alerte, rien n’est envoyé.',
  'store.demo': 'Démonstration sur /checkout',
  'store.demo_hint': 'Affiche le paiement simulé. Désactivée, l’adresse mène au vrai paiement.',
  'store.texts_text':
    'Les pages affichent le texte fourni tant que vous n’en écrivez pas. Une langue sans texte affiche l’anglais.',
  'store.page': 'Page',
  'store.texts_failed': 'Impossible de charger le texte',
  'store.text': 'Texte',
  'store.text_hint': 'Markdown : ## titre, **gras**, - liste, [lien](/contact). Le HTML est affiché comme du texte.',
  'store.text_default': 'La page affiche le texte fourni avec la boutique.',
  'store.text_conflict':
    'Une autre personne a enregistré ce texte depuis que vous l’avez ouvert. Copiez votre texte, puis rechargez la page pour le voir.',
  'store.text_begin': 'Commencer avec le texte fourni',
  'store.text_reset': 'Revenir au texte fourni',
  'store.preview': 'Aperçu',
  'store.versions_one': '{{count}} version',
  'store.versions_other': '{{count}} versions',
  'store.version': 'Version {{version}}',
  'store.restore': 'Restaurer',
  'store.restore_named': 'Restaurer la version {{version}}',
};
