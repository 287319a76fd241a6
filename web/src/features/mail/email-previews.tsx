import type { EmailPreview } from '@shopwright/contracts/http/mailbox';
import { Card } from '../../ui/card';

export type Format = 'light' | 'dark' | 'text';

export function EmailPreviews({ emails, format }: { emails: EmailPreview[]; format: Format }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      {emails.map((email) => (
        <li key={email.kind}>
          <Card className="p-4 sm:p-5">
            <p className="font-mono text-muted text-xs">
              <bdi>{email.kind.replace('.', ' / ')}</bdi>
            </p>
            <h2 className="mt-1 mb-3 font-semibold">
              <bdi>{email.subject}</bdi>
            </h2>
            {format === 'text' ? <PlainText text={email.text} /> : <Html email={email} scheme={format} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Sandboxes the email's HTML: no scripts, windows, forms or origin. */
function Html({ email, scheme }: { email: EmailPreview; scheme: 'light' | 'dark' }) {
  return (
    <iframe
      title={email.subject}
      sandbox=""
      loading="lazy"
      referrerPolicy="no-referrer"
      // An email follows the scheme of the system, which the preview chooses.
      srcDoc={email.html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')}
      className="h-[36rem] w-full rounded-control border border-line"
    />
  );
}

const PlainText = ({ text }: { text: string }) => (
  <pre
    dir="auto"
    className="max-h-[36rem] overflow-auto whitespace-pre-wrap break-words rounded-control bg-sunken p-4 font-mono text-sm"
  >
    {text}
  </pre>
);
