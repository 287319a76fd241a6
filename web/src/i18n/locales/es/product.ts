import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': 'Categoría no encontrada',
  'category.not_found_text': 'Esta categoría no existe.',
  'product.save': 'Ahorras {{price}}',
  'product.separately': '{{price}} por separado',
  'product.contains': 'Qué incluye este paquete',
  'product.delivery': 'Envío y devoluciones',
  'product.delivery_free': 'Envío gratis a todo el mundo. Sale en un día laborable.',
  'product.returns_days': '30 días para devolverlo con reembolso completo.',
  'image.larger': 'Ampliar',
  'image.smaller': 'Reducir',
  'image.previous': 'Imagen anterior',
  'image.next': 'Imagen siguiente',
  'image.show': 'Imagen {{number}}: {{alt}}',
  'recent.title': 'Vistos recientemente',
  'recent.clear': 'Borrar la lista',
};
