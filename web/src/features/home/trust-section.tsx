import {
  BadgeCheck,
  CreditCard,
  Globe,
  Headphones,
  LockKeyhole,
  type LucideIcon,
  RotateCcw,
  ShieldCheck,
} from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { FeatureTile } from '../../ui/stat-card';

const tiles: { icon: LucideIcon; title: MessageKey; text: MessageKey }[] = [
  { icon: LockKeyhole, title: 'trust.ssl', text: 'trust.ssl_text' },
  { icon: ShieldCheck, title: 'trust.privacy', text: 'trust.privacy_text' },
  { icon: CreditCard, title: 'trust.cards', text: 'trust.cards_text' },
  { icon: Globe, title: 'trust.delivery', text: 'trust.delivery_text' },
  { icon: RotateCcw, title: 'trust.returns', text: 'trust.returns_text' },
  { icon: Headphones, title: 'trust.support', text: 'trust.support_text' },
];

const badges: MessageKey[] = ['trust.badge_ssl', 'trust.badge_stripe', 'trust.badge_pci', 'trust.badge_seller'];

export function TrustSection() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="trust-heading" className="border-line border-y bg-sunken/60">
      <div className="page py-16">
        <h2 id="trust-heading" className="text-center font-semibold text-2xl sm:text-3xl">
          {t('trust.title')}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {tiles.map(({ icon, title, text }) => (
            <FeatureTile key={title} icon={icon} title={t(title)} text={t(text)} />
          ))}
        </ul>
        <ul className="mt-12 flex flex-wrap justify-center gap-3">
          {badges.map((key) => (
            <li
              key={key}
              className="inline-flex items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 font-medium text-sm"
            >
              <BadgeCheck size={16} aria-hidden className="text-primary" />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
