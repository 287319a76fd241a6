import type { AccountEmailTexts } from './account-email-texts';

export const zh: AccountEmailTexts = {
  'verify-email': {
    subject: '请确认您的电子邮箱',
    title: '确认您的电子邮箱',
    text: '请确认此邮箱属于您，以便接收订单和账户的最新消息。',
    link: '确认邮箱',
    note: '链接 7 天内有效。如果您没有向我们提供过这个邮箱，请忽略此邮件。',
  },
  'reset-password': {
    subject: '重置您的密码',
    title: '重置您的密码',
    text: '我们收到了重置您账户密码的申请。请设置新密码，然后即可重新登录。',
    link: '重置密码',
    note: '链接仅可使用一次，一小时内有效。如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
  },
  'password-changed': {
    subject: '您的密码已更改',
    title: '您的密码已更改',
    text: '您账户的密码刚刚被更改，其他设备均已退出登录。如果是您本人操作，则无需任何处理。',
    link: '重置密码',
    note: '如果不是您本人操作，请立即重置密码，并与我们联系。',
  },
  'email-changed': {
    subject: '您的电子邮箱已更改',
    title: '您的电子邮箱已更改',
    text: '您的账户已改用其他电子邮箱，相关邮件将不再发送到这里。如果是您本人操作，则无需任何处理。',
    link: '联系我们',
    note: '如果不是您本人操作，请立即与我们联系：您的账户可能已被他人登录。',
  },
  'confirm-newsletter': {
    subject: '请确认您的订阅',
    title: '确认您的订阅',
    text: '感谢您关注我们的电子报。确认订阅后，您将通过邮件收到新品和超值优惠。',
    link: '确认订阅',
    note: '链接 30 天内有效。如果您没有订阅我们的电子报，请忽略此邮件，您不会再收到相关邮件。',
  },
  'contact-received': {
    subject: (reference) => `我们已收到您的留言：${reference}`,
    title: '感谢您与我们联系',
    text: (reference) => `我们已收到您的留言，会尽快回复。如需就此事再次联系我们，请注明编号 ${reference}。`,
    message: '您的留言',
  },
  'contact-for-store': {
    subject: (reference, subject) => `留言 ${reference}：${subject}`,
    title: '新留言',
    text: (name, email) => `${name}（${email}）给商店发来留言。直接回复此邮件即可答复对方。`,
    message: '留言内容',
    link: '查看留言',
  },
  unsubscribe: '退订',
  footer: (store) => `您收到此邮件，是因为此邮箱曾在 ${store} 使用。`,
};
