import type { AccountEmailTexts } from './account-email-texts';

export const de: AccountEmailTexts = {
  'verify-email': {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Schön, dass Sie da sind. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, damit Nachrichten zu Ihren Bestellungen und Ihrem Konto Sie erreichen.',
    link: 'Adresse bestätigen',
    note: 'Der Link gilt 7 Tage. Wenn Sie uns diese Adresse nicht genannt haben, können Sie diese E-Mail einfach ignorieren.',
  },
  'reset-password': {
    subject: 'Wählen Sie ein neues Passwort',
    title: 'Wählen Sie ein neues Passwort',
    text: 'Sie haben ein neues Passwort angefordert. Wählen Sie es hier, und Sie sind wieder in Ihrem Konto.',
    link: 'Passwort wählen',
    note: 'Der Link funktioniert einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, brauchen Sie nichts zu tun.',
    link: 'Neues Passwort wählen',
    note: 'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort und schreiben Sie uns.',
  },
  'email-changed': {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Ihr Konto hat jetzt eine andere E-Mail-Adresse, und seine Nachrichten kommen nicht mehr hier an. Wenn Sie das waren, brauchen Sie nichts zu tun.',
    link: 'Schreiben Sie uns',
    note: 'Wenn Sie es nicht waren, schreiben Sie uns bitte sofort: Vielleicht ist jemand anderes in Ihrem Konto.',
  },
  'confirm-newsletter': {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    title: 'Nur noch ein Klick',
    text: 'Vielen Dank für Ihr Interesse an unserem Newsletter. Bestätigen Sie Ihre Anmeldung, und Neuheiten und unsere besten Angebote kommen direkt zu Ihnen.',
    link: 'Anmeldung bestätigen',
    note: 'Der Link gilt 30 Tage. Wenn Sie unseren Newsletter nicht bestellt haben, ignorieren Sie diese E-Mail, und Sie hören nichts mehr davon.',
  },
  'contact-received': {
    subject: (reference) => `Ihre Nachricht ist angekommen: ${reference}`,
    title: 'Danke für Ihre Nachricht',
    text: (reference) =>
      `Ihre Nachricht ist bei uns, und wir antworten so bald wie möglich. Wenn Sie uns noch einmal dazu schreiben, nennen Sie bitte das Zeichen ${reference}.`,
    message: 'Ihre Nachricht',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Nachricht ${reference}: ${subject}`,
    title: 'Eine neue Nachricht',
    text: (name, email) =>
      `${name} (${email}) hat an den Shop geschrieben. Ihre Antwort auf diese E-Mail geht direkt dorthin.`,
    message: 'Nachricht',
    link: 'Nachrichten öffnen',
  },
  unsubscribe: 'Abmelden',
  footer: (store) => `Sie erhalten diese E-Mail, weil diese Adresse bei ${store} verwendet wurde.`,
};
