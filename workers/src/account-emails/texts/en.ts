import type { AccountEmailTexts } from './account-email-texts';

export const en: AccountEmailTexts = {
  'verify-email': {
    subject: 'Please confirm your email address',
    title: 'Confirm your email address',
    text: 'Good to have you with us. Please confirm that this address is yours, so that news of your orders and your account reaches you.',
    link: 'Confirm address',
    note: 'The link works for 7 days. If you did not give us this address, just ignore this mail.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'You asked for a new password. Choose one here, and you are back in your account.',
    link: 'Choose a password',
    note: 'The link works once, within one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account has just been changed, and every other device was signed out. If that was you, there is nothing to do.',
    link: 'Choose a new password',
    note: 'If it was not you, choose a new password right away and write to us.',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    text: 'Your account now has another email address, and its mails no longer come here. If that was you, there is nothing to do.',
    link: 'Write to us',
    note: 'If it was not you, write to us right away: somebody else may be in your account.',
  },
  'confirm-newsletter': {
    subject: 'Please confirm your subscription',
    title: 'One more click',
    text: 'Thank you for your interest in our newsletter. Confirm your subscription, and new arrivals and our best offers come straight to you.',
    link: 'Confirm subscription',
    note: 'The link works for 30 days. If you did not ask for our newsletter, ignore this mail and you will hear no more of it.',
  },
  'contact-received': {
    subject: (reference) => `We have your message: ${reference}`,
    title: 'Thank you for writing',
    text: (reference) =>
      `Your message has arrived, and we will get back to you as soon as we can. If you write to us about it again, please name its reference, ${reference}.`,
    message: 'Your message',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Message ${reference}: ${subject}`,
    title: 'A new message',
    text: (name, email) =>
      `${name} (${email}) has written to the store. Your answer to this mail goes straight to them.`,
    message: 'Message',
    link: 'Open messages',
  },
  unsubscribe: 'Unsubscribe',
  footer: (store) => `You get this mail because this address was used at ${store}.`,
};
