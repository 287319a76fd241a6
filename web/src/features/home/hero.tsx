import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useDeliveryNote } from '../../components/delivery-note';
import { ownSourcesUpTo } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { useStorefrontTexts } from '../../lib/queries/storefront';
import { Button, ButtonLink } from '../../ui/button';

const demonstrationImage = '/images/hero.webp';

/** The head of the home page, as the store wrote it. Without an image its text has the whole width. */
export function Hero({ onShop }: { onShop: () => void }) {
  const { t, language } = useLanguage();
  const note = useDeliveryNote('hero');
  const settings = useStoreSettings();
  const own = useStorefrontTexts(language);
  const isDemonstration = settings?.isDemonstration ?? false;
  const image = settings?.heroImage ?? (isDemonstration ? demonstrationImage : null);
  const text = own.heroText ?? (isDemonstration ? t('shared.hero.text') : undefined);
  const label = (
    <>
      {own.heroButton ?? t('home.hero.button')}
      <ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />
    </>
  );
  return (
    <section className="page pt-4 sm:pt-6">
      <div
        className={clsx(
          'grid items-center overflow-hidden rounded-panel bg-primary-soft',
          image && 'lg:grid-cols-[1.05fr_1fr]',
        )}
      >
        <div className={clsx('px-5 py-6 sm:px-12 sm:py-16', image && 'lg:py-24')}>
          <h1 className="wrap-anywhere max-w-4xl font-bold text-3xl text-primary-ink leading-[1.08] sm:text-5xl lg:text-6xl">
            {own.heroTitle ?? t(isDemonstration ? 'home.hero.title' : 'home.hero.welcome')}
          </h1>
          {text && (
            <p className="mt-3 max-w-md whitespace-pre-line text-primary-ink/85 leading-relaxed sm:mt-5 sm:text-lg">
              {text}
            </p>
          )}
          {settings?.heroLink ? (
            <ButtonLink size="lg" className="mt-5 sm:mt-8" to={settings.heroLink}>
              {label}
            </ButtonLink>
          ) : (
            <Button size="lg" className="mt-5 sm:mt-8" onClick={onShop}>
              {label}
            </Button>
          )}
          {note && <p className="mt-4 text-primary-ink/85 text-sm sm:mt-6">{note}</p>}
        </div>
        {image && (
          <img
            src={image}
            srcSet={ownSourcesUpTo(image, 1200)}
            sizes="(min-width: 64rem) 38rem, 100vw"
            alt={own.heroAlt ?? ''}
            width={1200}
            height={900}
            fetchPriority="high"
            className="aspect-[4/3] h-full w-full object-cover lg:aspect-auto lg:min-h-[30rem]"
          />
        )}
      </div>
    </section>
  );
}
