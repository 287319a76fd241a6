import type { AccountEmailTexts } from './account-email-texts';

export const pt: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirme o seu e-mail',
    title: 'Confirme o seu e-mail',
    text: 'Confirme que este e-mail é seu para receber as novidades dos seus pedidos e da sua conta.',
    link: 'Confirmar e-mail',
    note: 'Este link expira em 7 dias. Se você não nos informou este endereço, pode ignorar este e-mail.',
  },
  'reset-password': {
    subject: 'Redefina a sua senha',
    title: 'Redefina a sua senha',
    text: 'Recebemos uma solicitação para redefinir a senha da sua conta. Escolha uma nova senha para entrar novamente.',
    link: 'Redefinir senha',
    note: 'Este link funciona uma única vez e expira em uma hora. Se você não fez esta solicitação, pode ignorar este e-mail. A sua senha não será alterada.',
  },
  'password-changed': {
    subject: 'A sua senha foi alterada',
    title: 'A sua senha foi alterada',
    text: 'A senha da sua conta acaba de ser alterada e os seus outros dispositivos foram desconectados. Se foi você, não é preciso fazer nada.',
    link: 'Redefinir senha',
    note: 'Se não foi você, redefina a sua senha agora mesmo e fale conosco.',
  },
  'email-changed': {
    subject: 'O seu e-mail foi alterado',
    title: 'O seu e-mail foi alterado',
    text: 'O endereço de e-mail da sua conta foi alterado e você não receberá mais as mensagens dela neste endereço. Se foi você, não é preciso fazer nada.',
    link: 'Fale conosco',
    note: 'Se não foi você, fale conosco agora mesmo: outra pessoa pode ter acesso à sua conta.',
  },
  'two-factor-on': {
    subject: 'A verificação em duas etapas foi ativada',
    title: 'A verificação em duas etapas foi ativada',
    text: 'Agora, entrar na sua conta também exige um código ou uma chave de acesso, e todos os outros dispositivos foram desconectados. Se foi você quem fez essa alteração, não precisa fazer nada.',
    link: 'Abrir a conta',
    note: 'Se não foi você, redefina sua senha imediatamente e fale conosco.',
  },
  'two-factor-off': {
    subject: 'A verificação em duas etapas foi desativada',
    title: 'A verificação em duas etapas foi desativada',
    text: 'Entrar na sua conta volta a exigir apenas a senha. Se foi você quem fez ou pediu essa alteração, não precisa fazer nada.',
    link: 'Abrir a conta',
    note: 'Se não foi você, altere sua senha imediatamente e ative a verificação em duas etapas de novo.',
  },
  'factor-added': {
    subject: 'Um segundo fator foi adicionado',
    title: 'Um segundo fator foi adicionado',
    text: 'Uma chave de acesso ou um aplicativo autenticador foi adicionado à sua conta e já pode ser usado para entrar. Se foi você quem fez essa alteração, não precisa fazer nada.',
    link: 'Abrir a conta',
    note: 'Se não foi você, redefina sua senha imediatamente e fale conosco.',
  },
  'factor-removed': {
    subject: 'Um segundo fator foi removido',
    title: 'Um segundo fator foi removido',
    text: 'Uma chave de acesso ou um aplicativo autenticador foi removido da sua conta e não pode mais ser usado para entrar. Se foi você quem fez essa alteração, não precisa fazer nada.',
    link: 'Abrir a conta',
    note: 'Se não foi você, redefina sua senha imediatamente e fale conosco.',
  },
  'recovery-codes-created': {
    subject: 'Seus códigos de recuperação foram substituídos',
    title: 'Seus códigos de recuperação foram substituídos',
    text: 'Novos códigos de recuperação foram criados para a sua conta. Os anteriores não funcionam mais. Se foi você quem fez essa alteração, não precisa fazer nada.',
    link: 'Abrir a conta',
    note: 'Se não foi você, redefina sua senha imediatamente e fale conosco.',
  },
  'team-invitation': {
    subject: 'Convite para a equipe',
    title: 'Convite para a equipe',
    text: 'Você recebeu um convite para ajudar a administrar a loja. Aceite o convite para definir seu nome e sua senha.',
    link: 'Aceitar convite',
    note: 'Este link funciona uma única vez e expira em 7 dias. Se você não o esperava, pode ignorar este e-mail.',
  },
  'confirm-newsletter': {
    subject: 'Confirme a sua assinatura',
    title: 'Confirme a sua assinatura',
    text: 'Agradecemos o interesse na nossa newsletter. Confirme a sua assinatura para receber por e-mail os lançamentos e as nossas melhores ofertas.',
    link: 'Confirmar assinatura',
    note: 'Este link expira em 30 dias. Se você não fez a assinatura, pode ignorar este e-mail. Não voltaremos a escrever para você.',
  },
  'contact-received': {
    subject: (reference) => `Recebemos a sua mensagem: ${reference}`,
    title: 'Recebemos o seu contato',
    text: (reference) =>
      `Recebemos a sua mensagem e vamos responder assim que possível. Se escrever de novo sobre o mesmo assunto, informe a referência ${reference}.`,
    message: 'A sua mensagem',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Mensagem ${reference}: ${subject}`,
    title: 'Nova mensagem',
    text: (name, email) =>
      `${name} (${email}) enviou uma mensagem para a loja. Responda a este e-mail para responder diretamente.`,
    message: 'Mensagem',
    link: 'Abrir mensagens',
  },
  unsubscribe: 'Cancelar assinatura',
  footer: (store) => `Você recebe este e-mail porque este endereço foi usado em ${store}.`,
};
