import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': 'Kategorie nicht gefunden',
  'category.not_found_text': 'Diese Kategorie gibt es nicht.',
  'product.save': 'Sie sparen {{price}}',
  'product.separately': '{{price}} bei Einzelkauf',
  'product.contains': 'Das ist im Paket',
  'product.delivery': 'Lieferung und Rückgabe',
  'product.delivery_free': 'Weltweit kostenlose Lieferung. Versand innerhalb eines Werktags.',
  'product.returns_days': '30 Tage Rückgaberecht mit voller Erstattung.',
  'image.larger': 'Vergrößern',
  'image.smaller': 'Verkleinern',
  'image.previous': 'Vorheriges Bild',
  'image.next': 'Nächstes Bild',
  'image.show': 'Bild {{number}}: {{alt}}',
  'recent.title': 'Zuletzt angesehen',
  'recent.clear': 'Liste leeren',
};
