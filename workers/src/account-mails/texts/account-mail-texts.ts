interface LinkedMailTexts {
  subject: string;
  title: string;
  text: string;
  link: string;
  /** How long the link works, and what to do who did not ask for it. */
  note: string;
}

/** What mails about accounts, newsletter and messages say. Values are put in by the functions, not yet escaped. */
export interface AccountMailTexts {
  'verify-email': LinkedMailTexts;
  'reset-password': LinkedMailTexts;
  'password-changed': LinkedMailTexts;
  'email-changed': LinkedMailTexts;
  'confirm-newsletter': LinkedMailTexts;
  'contact-received': {
    subject: (reference: string) => string;
    title: string;
    text: (reference: string) => string;
    message: string;
  };
  'contact-for-store': {
    subject: (reference: string, subject: string) => string;
    title: string;
    text: (name: string, email: string) => string;
    message: string;
    link: string;
  };
  unsubscribe: string;
  footer: (store: string) => string;
}
