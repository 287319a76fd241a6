interface LinkEmailTexts {
  subject: string;
  title: string;
  text: string;
  link: string;
  /** The time for which the link works, and advice about an email that was not requested. */
  note: string;
}

/** The texts of emails about accounts, the newsletter and messages. The functions insert values without escaping them. */
export interface AccountEmailTexts {
  'verify-email': LinkEmailTexts;
  'change-email': LinkEmailTexts;
  'email-taken': LinkEmailTexts;
  'reset-password': LinkEmailTexts;
  'password-changed': LinkEmailTexts;
  'email-changed': LinkEmailTexts;
  'two-factor-on': LinkEmailTexts;
  'two-factor-off': LinkEmailTexts;
  'factor-added': LinkEmailTexts;
  'factor-removed': LinkEmailTexts;
  'recovery-codes-created': LinkEmailTexts;
  'access-changed': LinkEmailTexts;
  'reward-voided': LinkEmailTexts;
  'team-invitation': LinkEmailTexts;
  'confirm-newsletter': LinkEmailTexts;
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
