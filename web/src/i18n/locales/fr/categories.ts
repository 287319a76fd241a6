import type { Translation } from '../../messages';

export const categories: Translation<'categories'> = {
  'categories.title': 'Catégories',
  'categories.text': 'Groupes de produits que parcourent les clients, dans l’ordre de la boutique',
  'categories.add': 'Ajouter une catégorie',
  'categories.none': 'Aucune catégorie pour l’instant',
  'categories.none_text': 'Les produits ont besoin d’une catégorie. Ajoutez la première.',
  'categories.failed': 'Impossible de charger les catégories',
  'categories.products_one': '{{count}} produit',
  'categories.products_other': '{{count}} produits',
  'categories.archived_one': '{{count}} archivé',
  'categories.archived_other': '{{count}} archivés',
  'categories.languages_one': '{{count}} langue',
  'categories.languages_other': '{{count}} langues',
  'categories.hidden': 'Masquée',
  'categories.edit': 'Modifier {{name}}',
  'categories.edit_short': 'Modifier',
  'categories.merge': 'Fusionner {{name}} avec une autre catégorie',
  'categories.merge_short': 'Fusionner',
  'categories.merge_text':
    'Tous ses produits passent dans l’autre catégorie et ses adresses y mènent. Cette action est irréversible.',
  'categories.merge_into': 'Autre catégorie',
  'categories.merged': 'Catégories fusionnées',
  'categories.merged_text': '{{name}} fait maintenant partie de {{into}}.',
  'categories.delete': 'Supprimer {{name}}',
  'categories.delete_short': 'Supprimer',
  'categories.delete_text':
    'La catégorie n’a aucun produit. Son adresse ne fonctionnera plus. Cette action est irréversible.',
  'categories.deleted': 'Catégorie supprimée',
  'categories.deleted_text': '{{name}} a été supprimée.',
  'categories.in_use': 'Des produits appartiennent à cette catégorie. Fusionnez-la plutôt avec une autre.',
  'categories.saved': 'Catégorie enregistrée',
  'categories.saved_text': '{{name}} a été enregistrée.',
  'categories.conflict':
    'Cette catégorie a changé depuis que vous l’avez ouverte. Vos modifications n’ont pas été enregistrées.',
  'categories.order_conflict':
    'Quelqu’un d’autre a déplacé des catégories entre-temps. La liste montre le nouvel ordre ; déplacez à nouveau la vôtre.',
  'categories.reload': 'Abandonner mes modifications et recharger',
  'categories.slug_hint': 'Les anciennes adresses mènent toujours à cette catégorie.',
  'categories.texts': 'Noms et descriptions',
  'categories.name_in': 'Nom · {{language}}',
  'categories.description_in': 'Description · {{language}}',
  'categories.hide': 'Masquer aux clients',
  'categories.hide_hint':
    'La catégorie n’a pas de page et n’apparaît pas dans les listes. Ses produits restent en vente.',
  'categories.move': 'Déplacer {{name}}',
};
