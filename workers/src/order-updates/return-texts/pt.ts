import type { ReturnTexts } from './return-texts';

export const pt: ReturnTexts = {
  requested: {
    subject: (order) => `Devolução solicitada: pedido ${order}`,
    title: 'Recebemos a sua solicitação de devolução',
    text: (order) =>
      `Você pediu para devolver itens do pedido ${order}. Vamos analisar e enviar a resposta por e-mail.`,
  },
  approved: {
    subject: (order) => `Devolução aprovada: pedido ${order}`,
    title: 'A sua devolução foi aprovada',
    text: (order) =>
      `A devolução do pedido ${order} foi aprovada. Coloque os itens em uma caixa resistente e envie de volta. Fazemos o reembolso quando os recebermos.`,
  },
  rejected: {
    subject: (order) => `Devolução não aprovada: pedido ${order}`,
    title: 'Não podemos aceitar a sua devolução',
    text: (order) =>
      `Analisamos a devolução do pedido ${order} e não podemos aceitá-la. Responda a este e-mail se não concordar.`,
  },
  received: {
    subject: (order) => `Devolução recebida: pedido ${order}`,
    title: 'Recebemos a sua devolução',
    text: (order) =>
      `Os itens que você devolveu do pedido ${order} chegaram. Avisaremos por e-mail quando o reembolso for feito.`,
  },
  withdrawal: {
    subject: (order) => `Desistência recebida: pedido ${order}`,
    title: 'Recebemos a sua desistência',
    text: (order, at) =>
      `Recebemos a sua desistência do pedido ${order} em ${at}. Ela vale para os itens abaixo. Devolva em até 14 dias o que você já recebeu. Fazemos o reembolso quando recebermos.`,
  },
  withdrawalLink: {
    subject: (order) => `Desistir do pedido ${order}`,
    title: 'Desistir do seu pedido',
    text: (order) =>
      `Alguém, provavelmente você, pediu para desistir do seu pedido ${order}. Abra o link para escolher de quais itens desiste e confirmar. Nada mudou ainda. Se não foi você, ignore este e-mail.`,
  },
  withdraw: 'Desistir do pedido',
  message: {
    subject: (order) => `Nova mensagem sobre o pedido ${order}`,
    title: 'Você tem uma mensagem nossa',
    text: (order) => `Escrevemos para você sobre o pedido ${order}. Você pode responder na página do pedido.`,
  },
  paymentFailed: {
    subject: (order) => `Falha no pagamento: pedido ${order}`,
    title: 'O seu pagamento falhou',
    text: (order) =>
      `O seu banco não concluiu o pagamento do pedido ${order}. Nada foi cobrado e nada será enviado. Você pode fazer o pedido novamente quando quiser.`,
  },
  pieces: 'Itens',
  note: 'Mensagem da loja',
};
