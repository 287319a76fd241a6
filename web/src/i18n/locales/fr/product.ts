import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': 'Catégorie introuvable',
  'category.not_found_text': 'Cette catégorie n’existe pas.',
  'product.save': 'Vous économisez {{price}}',
  'product.separately': '{{price}} à l’unité',
  'product.contains': 'Contenu de ce pack',
  'product.delivery': 'Livraison et retours',
  'product.delivery_free': 'Livraison gratuite dans le monde entier. Expédition sous un jour ouvré.',
  'product.returns_days': '30 jours pour le retourner et être intégralement remboursé.',
  'image.larger': 'Agrandir',
  'image.smaller': 'Réduire',
  'image.previous': 'Image précédente',
  'image.next': 'Image suivante',
  'image.show': 'Image {{number}} : {{alt}}',
  'recent.title': 'Consultés récemment',
  'recent.clear': 'Effacer la liste',
};
