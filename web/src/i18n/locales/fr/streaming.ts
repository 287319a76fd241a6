import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Packs de streaming',
  'streaming.text': 'Des kits complets pour streams et podcasts, choisis pour fonctionner ensemble.',
  'streaming.hero': 'Passez en direct dès ce soir',
  'streaming.see': 'Voir les packs',
  'streaming.compare': 'Comparer tous les packs',
  'streaming.why_together': 'Conçus pour fonctionner ensemble',
  'streaming.why_together_text': 'Tout est compatible.',
  'streaming.why_less': 'Moins cher en pack',
  'streaming.why_less_text': 'Les mêmes produits coûtent plus cher à l’unité. Chaque pack indique votre économie.',
  'streaming.why_back': '30 jours pour essayer',
  'streaming.why_back_text': 'Ce n’est pas le bon équipement pour vous ? Retournez-le contre remboursement intégral.',
  'streaming.in_box': 'Contenu',
  'streaming.separately': 'À l’unité {{price}}',
  'streaming.details': 'Détails',
  'streaming.bundle': 'Pack',
  'streaming.price': 'Prix',
  'streaming.apart': 'À l’unité',
  'streaming.saving': 'Vous économisez',
  'streaming.pieces': 'Contenu',
};
