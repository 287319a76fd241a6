import { toMailto } from '@shopwright/contracts/email-address';
import { AtSign, Clock, Languages, type LucideIcon, Mail, MapPin, PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactForm } from '../features/contact/contact-form';
import { InfoLayout } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { imprintKey } from '../layout/imprint-key';
import { paths } from '../lib/paths';
import { useHasClaim, useStoreSettings } from '../lib/queries/store-settings';

const details = [
  { claim: 'support', icon: Clock, title: 'contact.hours', text: 'contact.hours_text' },
  { claim: 'support', icon: Mail, title: 'contact.reply', text: 'shared.contact.reply_text' },
  { claim: null, icon: Languages, title: 'contact.languages', text: 'contact.languages_text' },
] as const;

export function ContactPage() {
  const { t } = useLanguage();
  const settings = useStoreSettings();
  const hasClaim = useHasClaim();
  // Hours and answers within hours are what round-the-clock support promises.
  const kept = details.filter(({ claim }) => claim === null || hasClaim(claim));
  return (
    <InfoLayout titleKey="layout.nav.contact" leadKey="contact.lead" isWide>
      <div className="grid gap-12 lg:grid-cols-[1fr_18rem]">
        <ContactForm />
        <ul className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {kept.map(({ icon: Icon, title, text }) => (
            <ContactDetail key={title} icon={Icon} title={t(title)}>
              {t(text)}
            </ContactDetail>
          ))}
          {settings?.contactEmail && (
            <ContactDetail icon={AtSign} title={t('contact.email')}>
              <a
                href={toMailto(settings.contactEmail)}
                dir="ltr"
                className="wrap-anywhere text-primary underline underline-offset-2"
              >
                {settings.contactEmail}
              </a>
            </ContactDetail>
          )}
          {settings?.address && (
            <ContactDetail icon={MapPin} title={t('contact.address')}>
              <span dir="auto" className="block whitespace-pre-line">
                {settings.address}
              </span>
            </ContactDetail>
          )}
          <li className="flex gap-4">
            <PackageSearch size={20} aria-hidden className="mt-0.5 shrink-0 text-primary" />
            <div>
              <h2 className="font-semibold">{t('shared.contact.order')}</h2>
              <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                <Link
                  to={paths.trackOrder}
                  className="inline-flex items-center text-primary underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {t('layout.footer.track')}
                </Link>
                <Link
                  to={paths.returns}
                  className="inline-flex items-center text-primary underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {t('shared.footer.returns')}
                </Link>
              </p>
            </div>
          </li>
        </ul>
      </div>
      {settings?.imprint && (
        <section id="imprint" className="scroll-mt-32">
          <h2 className="font-semibold text-xl">{t(imprintKey(settings))}</h2>
          <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line text-muted leading-relaxed">
            {settings.imprint}
          </p>
        </section>
      )}
    </InfoLayout>
  );
}

function ContactDetail({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-primary" />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-muted text-sm">{children}</p>
      </div>
    </li>
  );
}
