import { contactForm } from '@shopwright/contracts/http/contact';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { errorTextKey } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { meQuery } from '../../lib/queries/session';
import { randomUuid } from '../../lib/random';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { sendContactMessage } from './api';

interface Sent {
  email: string;
  reference: string;
}

/** The form, and in its place what came of it. */
export function ContactForm() {
  const { isPending } = useQuery(meQuery);
  const [sent, setSent] = useState<Sent>();
  if (sent) return <MessageSent sent={sent} onAnother={() => setSent(undefined)} />;
  // Waits for the session, so that a signed-in user's name and address are filled in.
  if (isPending) return <Skeleton className="h-[32rem] rounded-card" />;
  return <MessageForm onSent={setSent} />;
}

function MessageForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t, language } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const send = useSendMessage();
  // However often a filled form is sent, by a double click or after a lost answer, it is one message.
  const [requestId] = useState(randomUuid);
  const form = useZodForm(
    contactForm,
    {
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      subject: '',
      message: '',
    },
    { empty: { name: 'shared.form.empty.name' } },
  );
  const submit = form.submit(send, {
    input: (message) => ({ ...message, requestId, language }),
    onSuccess: ({ reference }, { email }) => onSent({ email, reference }),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('shared.field.full_name')} autoComplete="name" maxLength={200} {...form.field('name')} />
        <TextField label={t('shared.field.email')} type="email" autoComplete="email" {...form.field('email')} />
      </div>
      <TextField label={t('contact.subject')} maxLength={200} {...form.field('subject')} />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.message_hint')}
        rows={7}
        maxLength={5000}
        {...form.field('message')}
      />
      {send.isError && (
        <Notice tone="danger" title={t('contact.failed')} isUrgent>
          {t(errorTextKey(send.error))}
        </Notice>
      )}
      <Button type="submit" size="lg" isPending={send.isPending} className="justify-self-start">
        {t('contact.send')}
      </Button>
    </form>
  );
}

function MessageSent({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
      <CheckCircle2 size={32} aria-hidden className="text-primary" />
      <h2 className="font-semibold text-xl">{t('contact.sent')}</h2>
      <p className="wrap-anywhere text-muted">
        {t('contact.sent_text', { email: sent.email, reference: sent.reference })}
      </p>
      <Button variant="secondary" onClick={onAnother} className="mt-2">
        {t('contact.another')}
      </Button>
    </div>
  );
}

const useSendMessage = () => useSingleMutation({ mutationFn: sendContactMessage });
