import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { paths } from '../lib/paths';

type FooterLink = { to: string; key: MessageKey };

const quickLinks: FooterLink[] = [
  { to: paths.about, key: 'footer.about' },
  { to: paths.contact, key: 'nav.contact' },
  { to: paths.faqs, key: 'footer.faqs' },
  { to: paths.shippingInfo, key: 'footer.shipping' },
];

const serviceLinks: FooterLink[] = [
  { to: paths.trackOrder, key: 'footer.track' },
  { to: paths.returns, key: 'footer.returns' },
  { to: paths.sizeGuide, key: 'footer.size_guide' },
  { to: paths.help, key: 'footer.help' },
];

const cardBrands = ['Visa', 'Mastercard', 'Amex', 'Discover'];

export function Footer() {
  const { t } = useLanguage();
  return (
    <footer className="mt-20 border-line border-t bg-sunken/60">
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="max-w-sm">
          <p translate="no" className="font-bold text-lg tracking-tight">
            {t('brand')}
          </p>
          <p className="mt-3 text-muted text-sm leading-relaxed">{t('footer.blurb')}</p>
        </div>
        <LinkColumn title={t('footer.quick_links')} links={quickLinks} />
        <LinkColumn title={t('footer.service')} links={serviceLinks} />
        <div>
          <h2 className="font-semibold text-sm">{t('footer.payment')}</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {cardBrands.map((brand) => (
              <li
                key={brand}
                translate="no"
                className="rounded-lg border border-line bg-surface px-2.5 py-1.5 font-semibold text-xs"
              >
                {brand}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex items-start gap-2 text-muted text-sm">
            <ShieldCheck size={18} aria-hidden className="mt-px shrink-0 text-primary" />
            {t('footer.ssl')}
          </p>
        </div>
      </div>
      <div className="border-line border-t">
        <p className="page py-6 text-muted text-xs">{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: FooterLink[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-3 flex flex-col">
        {links.map(({ to, key }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-muted text-sm hover:text-ink hover:underline"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
