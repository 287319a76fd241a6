import { Clock, Languages, Mail, PackageSearch } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ContactForm } from '../features/contact/contact-form';
import { InfoLayout } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

const details = [
  { icon: Clock, title: 'contact.hours', text: 'contact.hours_text' },
  { icon: Mail, title: 'contact.reply', text: 'contact.reply_text' },
  { icon: Languages, title: 'contact.languages', text: 'contact.languages_text' },
] as const;

export function ContactPage() {
  const { t } = useLanguage();
  return (
    <InfoLayout titleKey="nav.contact" leadKey="contact.lead" isWide>
      <div className="grid gap-12 lg:grid-cols-[1fr_18rem]">
        <ContactForm />
        <ul className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {details.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-primary" />
              <div>
                <h2 className="font-semibold">{t(title)}</h2>
                <p className="mt-0.5 text-muted text-sm">{t(text)}</p>
              </div>
            </li>
          ))}
          <li className="flex gap-4">
            <PackageSearch size={20} aria-hidden className="mt-0.5 shrink-0 text-primary" />
            <div>
              <h2 className="font-semibold">{t('contact.order')}</h2>
              <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                <Link to={paths.trackOrder} className="text-primary underline underline-offset-2">
                  {t('footer.track')}
                </Link>
                <Link to={paths.returns} className="text-primary underline underline-offset-2">
                  {t('footer.returns')}
                </Link>
              </p>
            </div>
          </li>
        </ul>
      </div>
    </InfoLayout>
  );
}
