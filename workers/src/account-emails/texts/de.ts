import type { AccountEmailTexts } from './account-email-texts';

export const de: AccountEmailTexts = {
  'verify-email': {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, um Nachrichten zu Ihren Bestellungen und Ihrem Konto zu erhalten.',
    link: 'E-Mail-Adresse bestätigen',
    note: 'Der Link läuft in 7 Tagen ab. Wenn Sie uns diese Adresse nicht genannt haben, können Sie diese E-Mail ignorieren.',
  },
  'reset-password': {
    subject: 'Setzen Sie Ihr Passwort zurück',
    title: 'Setzen Sie Ihr Passwort zurück',
    text: 'Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos zurückzusetzen. Wählen Sie ein neues Passwort, um sich wieder anzumelden.',
    link: 'Passwort zurücksetzen',
    note: 'Der Link funktioniert einmal und läuft in einer Stunde ab. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort ändert sich nicht.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, brauchen Sie nichts zu tun.',
    link: 'Passwort zurücksetzen',
    note: 'Wenn Sie es nicht waren, setzen Sie Ihr Passwort sofort zurück und kontaktieren Sie uns.',
  },
  'email-changed': {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Die E-Mail-Adresse Ihres Kontos wurde geändert, und Sie erhalten seine Nachrichten nicht mehr an dieser Adresse. Wenn Sie das waren, brauchen Sie nichts zu tun.',
    link: 'Kontakt aufnehmen',
    note: 'Wenn Sie es nicht waren, kontaktieren Sie uns bitte sofort. Möglicherweise hat jemand anderes Zugriff auf Ihr Konto.',
  },
  'two-factor-on': {
    subject: 'Zwei-Faktor-Anmeldung eingeschaltet',
    title: 'Zwei-Faktor-Anmeldung eingeschaltet',
    text: 'Die Anmeldung bei Ihrem Konto verlangt jetzt zusätzlich einen Code oder einen Passkey. Alle anderen Geräte wurden abgemeldet. Wenn Sie das selbst geändert haben, müssen Sie nichts tun.',
    link: 'Konto öffnen',
    note: 'Wenn Sie das nicht geändert haben, setzen Sie sofort Ihr Passwort zurück und schreiben Sie uns.',
  },
  'two-factor-off': {
    subject: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    title: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    text: 'Die Anmeldung bei Ihrem Konto verlangt wieder nur das Passwort. Wenn Sie das selbst geändert oder darum gebeten haben, müssen Sie nichts tun.',
    link: 'Konto öffnen',
    note: 'Wenn Sie das nicht geändert haben, ändern Sie sofort Ihr Passwort und schalten Sie die Zwei-Faktor-Anmeldung wieder ein.',
  },
  'factor-added': {
    subject: 'Zweiter Faktor hinzugefügt',
    title: 'Zweiter Faktor hinzugefügt',
    text: 'Ihrem Konto wurde ein Passkey oder eine Authenticator-App hinzugefügt. Ab jetzt ist damit die Anmeldung möglich. Wenn Sie das selbst geändert haben, müssen Sie nichts tun.',
    link: 'Konto öffnen',
    note: 'Wenn Sie das nicht geändert haben, setzen Sie sofort Ihr Passwort zurück und schreiben Sie uns.',
  },
  'factor-removed': {
    subject: 'Zweiter Faktor entfernt',
    title: 'Zweiter Faktor entfernt',
    text: 'Ein Passkey oder eine Authenticator-App wurde aus Ihrem Konto entfernt. Die Anmeldung damit ist nicht mehr möglich. Wenn Sie das selbst geändert haben, müssen Sie nichts tun.',
    link: 'Konto öffnen',
    note: 'Wenn Sie das nicht geändert haben, setzen Sie sofort Ihr Passwort zurück und schreiben Sie uns.',
  },
  'recovery-codes-created': {
    subject: 'Neue Wiederherstellungscodes',
    title: 'Neue Wiederherstellungscodes',
    text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr. Wenn Sie das selbst geändert haben, müssen Sie nichts tun.',
    link: 'Konto öffnen',
    note: 'Wenn Sie das nicht geändert haben, setzen Sie sofort Ihr Passwort zurück und schreiben Sie uns.',
  },
  'team-invitation': {
    subject: 'Einladung ins Team',
    title: 'Einladung ins Team',
    text: 'Sie wurden eingeladen, bei der Führung des Shops mitzuarbeiten. Nehmen Sie die Einladung an, um Ihren Namen und Ihr Passwort festzulegen.',
    link: 'Einladung annehmen',
    note: 'Dieser Link funktioniert einmal und läuft nach 7 Tagen ab. Wenn Sie ihn nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  'confirm-newsletter': {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    title: 'Bestätigen Sie Ihre Anmeldung',
    text: 'Vielen Dank für Ihr Interesse an unserem Newsletter. Bestätigen Sie Ihre Anmeldung, um Neuheiten und unsere besten Angebote per E-Mail zu erhalten.',
    link: 'Anmeldung bestätigen',
    note: 'Der Link läuft in 30 Tagen ab. Wenn Sie sich nicht angemeldet haben, können Sie diese E-Mail ignorieren. Wir schreiben Ihnen dann nicht mehr.',
  },
  'contact-received': {
    subject: (reference) => `Wir haben Ihre Nachricht erhalten: ${reference}`,
    title: 'Danke für Ihre Nachricht',
    text: (reference) =>
      `Wir haben Ihre Nachricht erhalten und antworten so bald wie möglich. Wenn Sie uns noch einmal dazu schreiben, geben Sie bitte die Referenz ${reference} an.`,
    message: 'Ihre Nachricht',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Nachricht ${reference}: ${subject}`,
    title: 'Neue Nachricht',
    text: (name, email) =>
      `${name} (${email}) hat dem Shop eine Nachricht geschickt. Antworten Sie auf diese E-Mail, um direkt zu antworten.`,
    message: 'Nachricht',
    link: 'Nachrichten öffnen',
  },
  unsubscribe: 'Abmelden',
  footer: (store) => `Sie erhalten diese E-Mail, weil diese Adresse bei ${store} verwendet wurde.`,
};
