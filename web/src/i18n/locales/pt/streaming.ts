import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Kits de streaming',
  'streaming.text': 'Kits completos para transmissões e podcasts, escolhidos para funcionar juntos.',
  'streaming.hero': 'Entre ao vivo hoje',
  'streaming.see': 'Ver os kits',
  'streaming.compare': 'Comparar todos',
  'streaming.why_together': 'Escolhidos para combinar',
  'streaming.why_together_text': 'Tudo combina.',
  'streaming.why_less': 'Menos que as partes',
  'streaming.why_less_text': 'Os mesmos produtos, avulsos, custam mais. A diferença aparece em cada kit.',
  'streaming.why_back': '30 dias para testar',
  'streaming.why_back_text': 'Não é seu som nem sua luz? Devolva e receba tudo de volta.',
  'streaming.in_box': 'O que vem nele',
  'streaming.separately': 'Avulso {{price}}',
  'streaming.save': 'Economize {{price}}',
  'streaming.details': 'Detalhes',
  'streaming.bundle': 'Kit',
  'streaming.price': 'Preço',
  'streaming.apart': 'Comprado avulso',
  'streaming.saving': 'Você economiza',
  'streaming.pieces': 'O que inclui',
};
