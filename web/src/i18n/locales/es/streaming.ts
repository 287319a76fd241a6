import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Packs de streaming',
  'streaming.text': 'Kits completos para directos y pódcast, pensados para funcionar juntos.',
  'streaming.hero': 'Empieza a emitir esta noche',
  'streaming.see': 'Ver los packs',
  'streaming.compare': 'Comparar todos los packs',
  'streaming.why_together': 'Pensados para funcionar juntos',
  'streaming.why_together_text': 'Todo encaja.',
  'streaming.why_less': 'Más barato en pack',
  'streaming.why_less_text': 'Los mismos productos cuestan más por separado. Cada pack muestra lo que ahorras.',
  'streaming.why_back': '30 días para probar',
  'streaming.why_back_text': '¿No es el equipo que necesitas? Devuélvelo y recibe un reembolso completo.',
  'streaming.in_box': 'Qué incluye',
  'streaming.separately': 'Por separado {{price}}',
  'streaming.details': 'Detalles',
  'streaming.bundle': 'Pack',
  'streaming.price': 'Precio',
  'streaming.apart': 'Por separado',
  'streaming.saving': 'Ahorras',
  'streaming.pieces': 'Qué incluye',
};
