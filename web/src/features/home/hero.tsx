import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { sourcesUpTo } from '../../lib/image-url';
import { Button } from '../../ui/button';

const heroImage = '/images/hero.webp';

export function Hero({ onShop }: { onShop: () => void }) {
  const { t } = useLanguage();
  return (
    <section className="page pt-4 sm:pt-6">
      <div className="grid items-center overflow-hidden rounded-panel bg-primary-soft lg:grid-cols-[1.05fr_1fr]">
        <div className="px-6 py-12 sm:px-12 sm:py-16 lg:py-24">
          <h1 className="font-bold text-4xl text-primary-ink leading-[1.08] sm:text-5xl lg:text-6xl">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-md text-lg text-primary-ink/85 leading-relaxed">{t('hero.text')}</p>
          <Button size="lg" className="mt-8" onClick={onShop}>
            {t('hero.button')}
            <ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />
          </Button>
          <p className="mt-6 text-primary-ink/85 text-sm">{t('hero.note')}</p>
        </div>
        <img
          src={heroImage}
          srcSet={sourcesUpTo(heroImage, 1200)}
          sizes="(min-width: 64rem) 38rem, 100vw"
          alt=""
          width={1200}
          height={900}
          fetchPriority="high"
          className="aspect-[4/3] h-full w-full object-cover lg:aspect-auto lg:min-h-[30rem]"
        />
      </div>
    </section>
  );
}
