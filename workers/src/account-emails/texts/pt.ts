import type { AccountEmailTexts } from './account-email-texts';

export const pt: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirme o seu e-mail',
    title: 'Confirme o seu e-mail',
    text: 'Que bom ter você com a gente. Confirme que este endereço é seu para receber as novidades dos seus pedidos e da sua conta.',
    link: 'Confirmar e-mail',
    note: 'O link vale por 7 dias. Se você não nos informou este endereço, é só ignorar este e-mail.',
  },
  'reset-password': {
    subject: 'Escolha uma nova senha',
    title: 'Escolha uma nova senha',
    text: 'Você pediu uma nova senha. Escolha-a aqui e volte a entrar na sua conta.',
    link: 'Escolher senha',
    note: 'O link funciona uma única vez, durante uma hora. Se você não fez este pedido, ignore este e-mail: a sua senha continua a mesma.',
  },
  'password-changed': {
    subject: 'A sua senha foi alterada',
    title: 'A sua senha foi alterada',
    text: 'A senha da sua conta acaba de ser alterada e os seus outros dispositivos foram desconectados. Se foi você, não é preciso fazer nada.',
    link: 'Escolher outra senha',
    note: 'Se não foi você, escolha outra senha agora mesmo e escreva para nós.',
  },
  'email-changed': {
    subject: 'O seu e-mail foi alterado',
    title: 'O seu e-mail foi alterado',
    text: 'A sua conta agora tem outro endereço de e-mail e as mensagens dela não chegam mais aqui. Se foi você, não é preciso fazer nada.',
    link: 'Escreva para nós',
    note: 'Se não foi você, escreva para nós agora mesmo: outra pessoa pode ter entrado na sua conta.',
  },
  'confirm-newsletter': {
    subject: 'Confirme a sua inscrição',
    title: 'Falta só um clique',
    text: 'Obrigado pelo interesse na nossa newsletter. Confirme a sua inscrição e receba os lançamentos e as nossas melhores ofertas.',
    link: 'Confirmar inscrição',
    note: 'O link vale por 30 dias. Se você não pediu a nossa newsletter, ignore este e-mail e não receberá mais nada sobre ela.',
  },
  'contact-received': {
    subject: (reference) => `Recebemos a sua mensagem: ${reference}`,
    title: 'Obrigado por escrever',
    text: (reference) =>
      `A sua mensagem chegou e vamos responder assim que possível. Se escrever de novo sobre o mesmo assunto, informe a referência ${reference}.`,
    message: 'A sua mensagem',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Mensagem ${reference}: ${subject}`,
    title: 'Uma nova mensagem',
    text: (name, email) =>
      `${name} (${email}) escreveu para a loja. A sua resposta a este e-mail vai direto para essa pessoa.`,
    message: 'Mensagem',
    link: 'Abrir mensagens',
  },
  unsubscribe: 'Cancelar inscrição',
  footer: (store) => `Você recebe este e-mail porque este endereço foi usado em ${store}.`,
};
