import type { AccountEmailTexts } from './account-email-texts';

export const en: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'Confirm that this email address is yours to receive updates about your orders and your account.',
    link: 'Confirm email address',
    note: 'This link expires in 7 days. If you didn’t give us this address, you can ignore this email.',
  },
  'reset-password': {
    subject: 'Reset your password',
    title: 'Reset your password',
    text: 'We received a request to reset the password of your account. Choose a new password to sign in again.',
    link: 'Reset password',
    note: 'This link works once and expires in one hour. If you didn’t request it, you can ignore this email. Your password won’t change.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account was just changed, and all other devices were signed out. If you made this change, you don’t need to do anything.',
    link: 'Reset password',
    note: 'If you didn’t make this change, reset your password right away and contact us.',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    text: 'The email address of your account was changed, and you won’t receive its emails at this address any more. If you made this change, you don’t need to do anything.',
    link: 'Contact us',
    note: 'If you didn’t make this change, contact us right away. Someone else may have access to your account.',
  },
  'two-factor-on': {
    subject: 'Two-factor authentication was turned on',
    title: 'Two-factor authentication was turned on',
    text: 'Signing in to your account now also takes a code or a passkey, and all other devices were signed out. If you made this change, you don’t need to do anything.',
    link: 'Open account',
    note: 'If you didn’t make this change, reset your password right away and contact us.',
  },
  'two-factor-off': {
    subject: 'Two-factor authentication was turned off',
    title: 'Two-factor authentication was turned off',
    text: 'Signing in to your account takes only the password again. If you made this change, or asked for it, you don’t need to do anything.',
    link: 'Open account',
    note: 'If you didn’t make this change, change your password right away and turn two-factor authentication on again.',
  },
  'team-invitation': {
    subject: 'You’re invited to the team',
    title: 'You’re invited to the team',
    text: 'You’ve been invited to help run the store. Accept the invitation to set your name and password.',
    link: 'Accept invitation',
    note: 'This link works once and expires in 7 days. If you didn’t expect it, you can ignore this email.',
  },
  'confirm-newsletter': {
    subject: 'Confirm your subscription',
    title: 'Confirm your subscription',
    text: 'Thanks for your interest in our newsletter. Confirm your subscription to get new arrivals and our best offers by email.',
    link: 'Confirm subscription',
    note: 'This link expires in 30 days. If you didn’t subscribe, you can ignore this email. We won’t contact you again.',
  },
  'contact-received': {
    subject: (reference) => `We received your message: ${reference}`,
    title: 'Thanks for contacting us',
    text: (reference) =>
      `We received your message and will reply as soon as we can. If you contact us about it again, please include the reference ${reference}.`,
    message: 'Your message',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Message ${reference}: ${subject}`,
    title: 'New message',
    text: (name, email) => `${name} (${email}) sent a message to the store. Reply to this email to answer directly.`,
    message: 'Message',
    link: 'Open messages',
  },
  unsubscribe: 'Unsubscribe',
  footer: (store) => `You received this email because this address was used at ${store}.`,
};
