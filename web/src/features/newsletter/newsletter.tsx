import { type FormEvent, useId, useRef, useState } from 'react';
import { errorTextKey } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { isApiError } from '../../lib/api-error';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { toast, toastError } from '../../ui/toast-store';
import { confirmSubscription, subscribe, unsubscribe } from './api';

export function Newsletter() {
  const { t } = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<MessageKey>();
  const refuse = (reason: MessageKey) => {
    setError(reason);
    field.current?.focus();
  };
  const { mutate, isPending } = useSubscribe({
    onDone: () => {
      setEmail('');
      setDone(true);
    },
    onInvalid: () => refuse('newsletter.invalid'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (isPending) return;
    if (address === '') return refuse('shared.form.empty.email');
    if (field.current?.validity.valid === false) return refuse('newsletter.invalid');
    mutate(address);
  };
  return (
    <section aria-labelledby="newsletter-heading" className="page pt-16">
      <div className="rounded-panel bg-primary-soft px-6 py-14 text-center text-primary-ink sm:px-12">
        <h2 id="newsletter-heading" className="font-semibold text-2xl sm:text-3xl">
          {t('newsletter.title')}
        </h2>
        <p className="mx-auto mt-3 max-w-md">{t('newsletter.text')}</p>
        <form
          onSubmit={submit}
          noValidate
          className="mx-auto mt-7 flex max-w-lg flex-col gap-3 sm:flex-row sm:items-start"
        >
          <div className="text-start sm:flex-1">
            <input
              ref={field}
              type="email"
              required
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
              autoComplete="email"
              maxLength={254}
              aria-label={t('newsletter.email')}
              aria-invalid={error !== undefined}
              aria-describedby={error && id}
              placeholder={t('newsletter.placeholder')}
              className="h-13 w-full rounded-control border border-line-strong bg-surface px-4 text-base text-ink placeholder:text-muted aria-invalid:border-danger"
            />
            {error && (
              <p id={id} className="mt-2 text-danger-ink text-sm">
                {t(error)}
              </p>
            )}
          </div>
          <Button type="submit" size="lg" isPending={isPending}>
            {t(isPending ? 'newsletter.pending' : 'newsletter.button')}
          </Button>
        </form>
        <p role="status" className="mt-3 text-sm">
          {isDone && t('newsletter.confirm')}
        </p>
      </div>
    </section>
  );
}

interface Outcome {
  onDone: () => void;
  onInvalid: () => void;
}

function useSubscribe({ onDone, onInvalid }: Outcome) {
  const { t, language } = useLanguage();
  return useSingleMutation({
    mutationFn: (email: string) => subscribe({ email, language }),
    onSuccess: () => {
      toast(t('newsletter.done'), t('newsletter.done_text'));
      onDone();
    },
    onError: (error) => {
      if (isApiError(error, 'invalid_request')) onInvalid();
      else toastError(t('newsletter.failed'), t(errorTextKey(error)));
    },
  });
}

export const useConfirmSubscription = () => useSingleMutation({ mutationFn: confirmSubscription });

export const useUnsubscribe = () => useSingleMutation({ mutationFn: unsubscribe });

/** Returns true where the link itself is invalid, so that a retry cannot help. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400 || error.status === 404);
