import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Packs de streaming',
  'streaming.text': 'Kits completos para directos y pódcast, pensados para funcionar juntos.',
  'streaming.hero': 'Empieza a emitir esta noche',
  'streaming.see': 'Ver los packs',
  'streaming.compare': 'Compáralos todos',
  'streaming.why_together': 'Elegidos para encajar',
  'streaming.why_together_text': 'Todo encaja.',
  'streaming.why_less': 'Menos que por separado',
  'streaming.why_less_text': 'Los mismos productos por separado cuestan más. La diferencia figura en cada pack.',
  'streaming.why_back': '30 días para probar',
  'streaming.why_back_text': '¿No es tu sonido ni tu luz? Devuélvelo y recupera todo tu dinero.',
  'streaming.in_box': 'Qué incluye',
  'streaming.separately': 'Por separado {{price}}',
  'streaming.save': 'Ahorra {{price}}',
  'streaming.details': 'Detalles',
  'streaming.bundle': 'Pack',
  'streaming.price': 'Precio',
  'streaming.apart': 'Por separado',
  'streaming.saving': 'Ahorras',
  'streaming.pieces': 'Qué incluye',
};
