import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCurrency } from '../components/price';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { paths } from '../lib/paths';
import { describeStore, useHasClaim, useStoreSettings } from '../lib/queries/store-settings';
import { FooterMenu } from './footer-menu';
import { imprintKey } from './imprint-key';

const legalLinks: { to: string; key: MessageKey }[] = [
  { to: paths.withdraw, key: 'layout.footer.withdraw' },
  { to: paths.privacy, key: 'layout.footer.privacy' },
  { to: paths.terms, key: 'layout.footer.terms' },
];

const cardBrands = ['Visa', 'Mastercard', 'Amex', 'Discover'];
const cardMark = (brand: string) => `/images/cards/${brand.toLowerCase()}.svg`;

export function Footer() {
  const { t, language } = useLanguage();
  const { currency, date, charged, isConverted } = useCurrency();
  const settings = useStoreSettings();
  const hasClaim = useHasClaim();
  const description = describeStore(settings, language, 'footer', t);
  return (
    <footer className="mt-20 border-line border-t bg-sunken/60">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <div translate="no" className="font-bold text-lg tracking-tight">
            {t('shared.brand')}
          </div>
          {description && <p className="mt-3 text-muted text-sm leading-relaxed">{description}</p>}
          {settings?.address && (
            <address dir="auto" className="mt-3 whitespace-pre-line text-muted text-sm not-italic leading-relaxed">
              {settings.address}
            </address>
          )}
        </div>
        <FooterMenu />
        <div className="col-span-2 lg:col-span-1">
          <h2 className="font-semibold text-sm">{t('layout.footer.payment')}</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {cardBrands.map((brand) => (
              <li key={brand}>
                <img src={cardMark(brand)} alt={brand} width={48} height={32} loading="lazy" className="h-8 w-12" />
              </li>
            ))}
          </ul>
          {hasClaim('ssl') && (
            <p className="mt-4 flex items-start gap-2 text-muted text-sm">
              <ShieldCheck size={18} aria-hidden className="mt-px shrink-0 text-primary" />
              {t('shared.footer.ssl')}
            </p>
          )}
        </div>
      </div>
      <div className="border-line border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-muted text-xs">
          <p>{t('layout.footer.copyright')}</p>
          <nav aria-label={t('layout.footer.legal')} className="flex gap-5">
            {settings?.imprint && (
              <Link
                to={`${paths.contact}#imprint`}
                className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline"
              >
                {t(imprintKey(settings))}
              </Link>
            )}
            {legalLinks.map(({ to, key }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline"
              >
                {t(key)}
              </Link>
            ))}
          </nav>
          {date && <p className="w-full pb-2">{t('layout.price.footer', { currency, date })}</p>}
          {!isConverted && (
            <p className="w-full pb-2">{t('layout.price.charged', { currency: charged.toUpperCase() })}</p>
          )}
        </div>
      </div>
    </footer>
  );
}
