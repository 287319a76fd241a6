import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Packs de streaming',
  'streaming.text': 'Des kits complets pour streams et podcasts, choisis pour fonctionner ensemble.',
  'streaming.hero': 'Passez en direct dès ce soir',
  'streaming.see': 'Voir les packs',
  'streaming.compare': 'Tout comparer',
  'streaming.why_together': 'Choisis pour s’accorder',
  'streaming.why_together_text': 'Tout est fait pour aller ensemble.',
  'streaming.why_less': 'Moins cher qu’à l’unité',
  'streaming.why_less_text': 'Les mêmes produits à l’unité coûtent plus cher. La différence figure sur chaque pack.',
  'streaming.why_back': '30 jours pour essayer',
  'streaming.why_back_text': 'Ce n’est pas votre son ni votre lumière ? Renvoyez-le contre remboursement intégral.',
  'streaming.in_box': 'Ce qu’il contient',
  'streaming.separately': 'À l’unité {{price}}',
  'streaming.save': 'Économisez {{price}}',
  'streaming.details': 'Détails',
  'streaming.bundle': 'Pack',
  'streaming.price': 'Prix',
  'streaming.apart': 'À l’unité',
  'streaming.saving': 'Vous économisez',
  'streaming.pieces': 'Contenu',
};
