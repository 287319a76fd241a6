import { CreditCard, Globe, Headphones, LockKeyhole, RotateCcw, ShieldCheck } from 'lucide-react';
import { sourcesUpTo } from '../components/product-image';
import { type PromiseTile, usePromiseTile } from '../components/promise-tile';
import { InfoLayout, InfoSection } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { describeStore, hasPage, useStoreSettings } from '../lib/queries/store-settings';
import { ButtonLink } from '../ui/button';
import { FeatureTile } from '../ui/stat-card';

const promises: PromiseTile[] = [
  { claim: 'delivery', icon: Globe, title: 'shared.trust.delivery', text: 'shared.trust.delivery_text' },
  { claim: 'returns', icon: RotateCcw, title: 'shared.trust.returns', text: 'shared.trust.returns_text' },
  { claim: 'support', icon: Headphones, title: 'shared.trust.support', text: 'shared.trust.support_text' },
  { claim: 'cards', icon: CreditCard, title: 'shared.trust.cards', text: 'shared.trust.cards_text' },
  { claim: 'ssl', icon: LockKeyhole, title: 'shared.trust.ssl', text: 'shared.trust.ssl_text' },
  { claim: 'privacy', icon: ShieldCheck, title: 'shared.trust.privacy', text: 'shared.trust.privacy_text' },
];

const images = [
  'tonewick-velvet-condenser-microphone',
  'vantrell-mira-4k-streaming-camera',
  'keyhollow-alder-75-mechanical-keyboard',
].map((name) => `/images/products/${name}.webp`);

/** The demonstration tells what it sells and how it chooses. Any other store says what its settings say. */
export function AboutPage() {
  const { t, language } = useLanguage();
  const settings = useStoreSettings();
  const kept = promises.flatMap(usePromiseTile());
  const isDemonstration = hasPage(settings);
  return (
    <InfoLayout
      titleKey="layout.footer.about"
      text="about"
      leadKey="info.about.lead"
      lead={isDemonstration ? undefined : describeStore(settings, language, 'head', t)}
      isWide
    >
      {isDemonstration && <OfDemonstration />}
      {kept.length > 0 && (
        <InfoSection titleKey="info.about.promise">
          <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {kept.map(({ icon, title, text }) => (
              <FeatureTile key={title} icon={icon} title={title} text={text} />
            ))}
          </ul>
        </InfoSection>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.products}>{t('catalog.products.browse_all')}</ButtonLink>
        {isDemonstration && (
          <ButtonLink to={paths.streaming} variant="secondary">
            {t('info.about.bundles')}
          </ButtonLink>
        )}
      </div>
    </InfoLayout>
  );
}

function OfDemonstration() {
  return (
    <>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {images.map((image) => (
          <img
            key={image}
            src={image}
            srcSet={sourcesUpTo(image, 800)}
            sizes="(min-width: 64rem) 22rem, 32vw"
            alt=""
            width={1024}
            height={1024}
            className="aspect-square w-full rounded-card bg-sunken object-cover sm:aspect-[4/3]"
          />
        ))}
      </div>
      <div className="grid gap-10 md:grid-cols-2">
        <InfoSection titleKey="info.about.who" textKey="info.about.who_text" />
        <InfoSection titleKey="info.about.choose" textKey="info.about.choose_text" />
      </div>
    </>
  );
}
