import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

interface NewsletterProps {
  /** The field is cleared with `onDone`. */
  onSubscribe: (email: string, onDone: () => void) => void;
  isPending: boolean;
}

export function Newsletter({ onSubscribe, isPending }: NewsletterProps) {
  const { t } = useLanguage();
  const [email, setEmail] = useState('');
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address !== '' && !isPending) onSubscribe(address, () => setEmail(''));
  };
  return (
    <section aria-labelledby="newsletter-heading" className="page pt-16">
      <div className="rounded-panel bg-primary-soft px-6 py-14 text-center text-primary-ink sm:px-12">
        <h2 id="newsletter-heading" className="font-semibold text-2xl sm:text-3xl">
          {t('newsletter.title')}
        </h2>
        <p className="mx-auto mt-3 max-w-md">{t('newsletter.text')}</p>
        <form onSubmit={subscribe} className="mx-auto mt-7 flex max-w-lg flex-col gap-3 sm:flex-row">
          <input
            type="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            autoComplete="email"
            maxLength={254}
            aria-label={t('newsletter.email')}
            placeholder={t('newsletter.placeholder')}
            className="h-13 flex-1 rounded-control border border-line-strong bg-surface px-4 text-base text-ink placeholder:text-muted"
          />
          <Button type="submit" size="lg" isPending={isPending}>
            {t(isPending ? 'newsletter.pending' : 'newsletter.button')}
          </Button>
        </form>
      </div>
    </section>
  );
}
