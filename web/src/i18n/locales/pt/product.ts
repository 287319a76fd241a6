import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': 'Categoria não encontrada',
  'category.not_found_text': 'Esta categoria não existe.',
  'product.save': 'Você economiza {{price}}',
  'product.separately': '{{price}} comprando separadamente',
  'product.contains': 'O que vem neste pacote',
  'product.delivery': 'Entrega e devoluções',
  'product.delivery_free': 'Frete grátis para o mundo todo. Envio em até um dia útil.',
  'product.returns_days': '30 dias para devolver com reembolso total.',
  'image.larger': 'Ampliar',
  'image.smaller': 'Reduzir',
  'image.previous': 'Imagem anterior',
  'image.next': 'Próxima imagem',
  'image.show': 'Imagem {{number}}: {{alt}}',
  'recent.title': 'Vistos recentemente',
  'recent.clear': 'Limpar lista',
};
