import type { Translation } from '../../messages';

export const faqs: Translation<'faqs'> = {
  'faqs.lead': 'Respostas rápidas para as perguntas mais comuns.',
  'faqs.group_payment': 'Pedidos e pagamento',
  'faqs.group_delivery': 'Entrega',
  'faqs.group_returns': 'Devoluções e garantia',
  'faqs.group_account': 'Conta e recompensas',
  'faqs.pay': 'Como posso pagar?',
  'faqs.pay_text':
    'Aceitamos todos os principais cartões. A Stripe processa o pagamento, e nós nunca vemos o número do seu cartão.',
  'faqs.safe': 'E se a conexão cair durante o pagamento?',
  'faqs.safe_text': 'Não haverá cobrança em dobro. Se o pagamento deu certo, você recebe um e-mail de confirmação.',
  'faqs.currency': 'Em que moeda é feita a cobrança?',
  'faqs.currency_text': 'Em {{charged}}. Os preços em outras moedas são estimativas pela cotação e data indicadas.',
  'faqs.change': 'Posso alterar ou cancelar um pedido?',
  'faqs.change_text':
    'Sim, até o envio. Escreva para nós com o número do pedido. Pedidos cancelados são reembolsados integralmente.',
  'faqs.cost': 'Quanto custa a entrega?',
  'faqs.cost_text': 'A entrega é grátis no mundo todo.',
  'faqs.long': 'Quanto tempo leva a entrega?',
  'faqs.long_text': 'De 2 a 14 dias úteis, conforme a região. Veja os prazos em Informações de entrega.',
  'faqs.where': 'Onde está meu pedido?',
  'faqs.where_text':
    'Use Rastrear pedido com o número do pedido e seu e-mail. Se você tem conta, ele também aparece em Minha conta.',
  'faqs.return': 'Posso devolver um produto?',
  'faqs.return_text':
    'Sim, em até 30 dias e por qualquer motivo. Você recebe todo o dinheiro de volta, e nós pagamos a devolução.',
  'faqs.broken': 'E se um produto quebrar?',
  'faqs.broken_text':
    'Todo produto tem 1 ano de garantia. Escreva para nós com o número do pedido e cuidamos do conserto ou da troca.',
  'faqs.account': 'Preciso de uma conta?',
  'faqs.account_text': 'Não. Com uma conta, você vê seus pedidos, acumula pontos e avalia o que comprou.',
  'faqs.points': 'Como funcionam os pontos?',
  'faqs.points_text':
    'Você ganha 1 ponto a cada {{unit}}. 1000 pontos valem {{reward}} de desconto. Resgate em Minha conta, Recompensas.',
  'faqs.password': 'Esqueci minha senha',
  'faqs.password_text': 'Use o link na página de login. Enviaremos um e-mail para você escolher outra.',
  'faqs.erase': 'Como excluo meus dados?',
  'faqs.erase_text':
    'Em Minha conta, Configurações, você pode exportar seus dados ou excluir a conta. A página de privacidade explica o que guardamos e por quê.',
  'faqs.unanswered': 'Não encontrou a resposta?',
  'faqs.ask': 'Fale conosco',
  'help.lead': 'Encontre uma resposta ou fale conosco.',
  'help.search': 'Buscar respostas',
  'help.found_one': '{{count}} resposta',
  'help.found_other': '{{count}} respostas',
  'help.none': 'Nenhuma resposta corresponde à sua busca.',
  'help.topics': 'Tópicos',
  'help.track_text': 'Veja o status do seu pedido.',
  'help.shipping_text': 'Custos, prazos e alfândega.',
  'help.returns_text': '30 dias para devolver e 1 ano de garantia.',
  'help.sizes_text': 'Confira se serve na sua mesa, ouvido ou bolsa.',
  'help.account_text': 'Pedidos, recompensas e configurações.',
  'help.contact_text': 'Uma pessoa de verdade responde, 24 horas por dia.',
  'help.answers': 'Perguntas comuns',
};
