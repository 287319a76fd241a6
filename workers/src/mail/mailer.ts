import { AppError } from '@shopwright/service-kit/errors';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import { createTransport } from 'nodemailer';

export interface Mailer {
  /** Resolves once the mail server has taken the message over. Throws an AppError without addresses or content. */
  send(mail: OutgoingMail): Promise<void>;
}

/** What its reader reads. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

export interface OutgoingMail extends ComposedMail {
  /** Names the message for good: the same id again is the same message to everybody who receives it. */
  id: string;
  to: Mailbox;
  replyTo?: Mailbox;
  /** Ends the list that the mail belongs to, by one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailbox {
  name: string;
  address: string;
}

interface MailerOptions {
  smtpUrl: string;
  /** "Name <address>" */
  from: string;
  /** The right side of every Message-ID. */
  domain: string;
}

const stepTimeoutMs = 5000;
const idleTimeoutMs = 10_000;
/** A server that answers every command at the last moment is not waited for longer than this. */
const sendDeadlineMs = 30_000;

export function createMailer({ smtpUrl, from, domain }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    socketTimeout: idleTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, unsubscribeUrl, ...mail }) {
      const headers = { ...automatic, ...(unsubscribeUrl && listHeaders(unsubscribeUrl)) };
      const message = { from, ...mail, messageId: `<${id}@${domain}>`, headers };
      try {
        await withDeadline(transport.sendMail(message), sendDeadlineMs, 'the mail server');
      } catch (error) {
        throw error instanceof AppError ? error : withoutContent(error);
      }
    },
  };
}

/** Keeps holiday notices from answering (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

const listHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * nodemailer's error repeats the server's answer, and with it addresses: only its codes go on. What the server
 * refuses for good about the envelope (5xx: no such recipient) is not tried again.
 */
function withoutContent(error: unknown): AppError {
  const { code = 'unknown', command = 'none', responseCode = 0 } = error as Partial<SmtpError>;
  const isForGood = code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500);
  const reason = `the mail server did not take the message (${code}, command ${command}, answer ${responseCode})`;
  return new AppError(isForGood ? 'unprocessable' : 'unavailable', reason);
}

interface SmtpError {
  code: string;
  command: string;
  responseCode: number;
}
