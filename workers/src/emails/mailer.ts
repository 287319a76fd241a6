import { AppError } from '@shopwright/service-kit/errors';
import { countOne } from '@shopwright/service-kit/metrics/counters';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import { createTransport } from 'nodemailer';

/** The dependencies of the handlers that send email. */
export interface EmailDeps {
  mailer: Mailer;
  /** Links in emails start with it. */
  publicUrl: string;
  /** Receives the emails that are addressed to the store. */
  storeEmail: string;
}

interface Mailer {
  /** Resolves once the mail server has accepted the email. Throws an AppError without addresses or content. */
  send(email: OutgoingEmail): Promise<void>;
}

export interface ComposedEmail {
  subject: string;
  text: string;
  html: string;
}

export interface OutgoingEmail extends ComposedEmail {
  /** Becomes the Message-ID. Sending the same id again is a duplicate, not a second email. */
  id: string;
  to: Mailbox | Mailbox[];
  /** Replaces the deployment's sender. */
  from?: Mailbox;
  replyTo?: Mailbox;
  /** Unsubscribes by one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailbox {
  name: string;
  address: string;
}

interface MailerOptions {
  smtpUrl: string;
  /** Sends nothing to a server that does not encrypt the connection: who listens could read links and addresses. */
  requiresTls?: boolean;
  /** "Name <address>" */
  from: string;
  /** The domain of every Message-ID. */
  domain: string;
}

const stepTimeoutMs = 5000;
const idleTimeoutMs = 10_000;
/** Ends a send to a server that answers every command just before its timeout. */
const sendDeadlineMs = 30_000;
/** Emails that follow one another share a connection. After this time it is closed, before a server would do so. */
const reusedWithinMs = 1000;
const connectionsMax = 16;

export function createMailer({ smtpUrl, requiresTls, from, domain }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    socketTimeout: idleTimeoutMs,
    pool: true,
    maxConnections: connectionsMax,
    idleTimeout: reusedWithinMs,
    // An email whose connection was lost fails here, and its job tries again.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, unsubscribeUrl, ...email }) {
      const headers = { ...automaticHeaders, ...(unsubscribeUrl && listHeaders(unsubscribeUrl)) };
      // One that waits for a connection when its time is over is not sent: its job tries again.
      const ending = new AbortController();
      const message = { from, ...email, messageId: `<${id}@${domain}>`, headers, signal: ending.signal };
      try {
        await withDeadline(transport.sendMail(message), sendDeadlineMs, 'the mail server', () => ending.abort());
      } catch (error) {
        throw error instanceof AppError ? error : toSafeError(error);
      }
      countOne('emails_sent_total');
    },
  };
}

/** Prevents automatic replies (RFC 3834). */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated' };

const listHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Keeps only the codes of nodemailer's error, since its message repeats the server's reply and with it addresses.
 * Returns `unprocessable`, which is not retried, when the server rejects the envelope for good (5xx: no such recipient).
 */
function toSafeError(error: unknown): AppError {
  const { code = 'unknown', command = 'none', responseCode = 0 } = error as Partial<SmtpError>;
  const isPermanent = code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500);
  const reason = `the mail server did not accept the email (${code}, command ${command}, reply ${responseCode})`;
  return new AppError(isPermanent ? 'unprocessable' : 'unavailable', reason);
}

interface SmtpError {
  code: string;
  command: string;
  responseCode: number;
}
