import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Kits de streaming',
  'streaming.text': 'Kits completos para transmissões e podcasts, escolhidos para funcionar juntos.',
  'streaming.hero': 'Entre ao vivo hoje à noite',
  'streaming.see': 'Ver os kits',
  'streaming.compare': 'Comparar todos os kits',
  'streaming.why_together': 'Escolhidos para funcionar juntos',
  'streaming.why_together_text': 'Tudo se encaixa.',
  'streaming.why_less': 'Mais barato no kit',
  'streaming.why_less_text':
    'Os mesmos produtos custam mais se comprados avulsos. Cada kit mostra quanto você economiza.',
  'streaming.why_back': '30 dias para testar',
  'streaming.why_back_text': 'Não é o setup certo para você? Devolva e receba reembolso total.',
  'streaming.in_box': 'O que inclui',
  'streaming.separately': 'Avulso {{price}}',
  'streaming.details': 'Detalhes',
  'streaming.bundle': 'Kit',
  'streaming.price': 'Preço',
  'streaming.apart': 'Avulso',
  'streaming.saving': 'Você economiza',
  'streaming.pieces': 'O que inclui',
};
