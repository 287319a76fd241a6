import { MessageCircle, PackageSearch, RotateCcw, Ruler, Truck, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FaqList } from '../features/info/faq-list';
import { InfoLayout, InfoSection } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { helpByContact, helpWithReturns } from '../lib/claimed-texts';
import { answerKey, holdsAll, shownGroups } from '../lib/faqs';
import { paths } from '../lib/paths';
import { hasPage, useHasClaim, useHasShippingRates, useStoreSettings } from '../lib/queries/store-settings';
import { cardClass } from '../ui/card';
import { SearchField } from '../ui/search-field';

const topics = [
  { to: paths.trackOrder, icon: PackageSearch, title: 'layout.footer.track', text: 'info.help.track_text' },
  { to: paths.shippingInfo, icon: Truck, title: 'shared.footer.shipping', text: 'info.help.shipping_text' },
  { to: paths.returns, icon: RotateCcw, title: 'shared.footer.returns', text: 'info.help.returns_text' },
  { to: paths.sizeGuide, icon: Ruler, title: 'layout.footer.size_guide', text: 'info.help.sizes_text' },
  { to: paths.account, icon: UserRound, title: 'session.account.mine', text: 'info.help.account_text' },
  { to: paths.contact, icon: MessageCircle, title: 'layout.nav.contact', text: 'info.help.contact_text' },
] as const;

export function HelpPage() {
  const { t } = useLanguage();
  const hasSizes = hasPage(useStoreSettings(), 'sizes');
  const hasClaim = useHasClaim();
  const shown = topics.filter(({ to }) => to !== paths.sizeGuide || hasSizes);
  const textOf = ({ to, text }: (typeof topics)[number]) => {
    if (to === paths.returns) return t(helpWithReturns(hasClaim));
    return t(to === paths.contact ? helpByContact(hasClaim) : text);
  };
  return (
    <InfoLayout titleKey="layout.footer.help" text="help" leadKey="info.help.lead" isWide>
      <Answers />
      <InfoSection titleKey="info.help.topics">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((topic) => {
            const { to, icon: Icon, title } = topic;
            return (
              <li key={to} className={`${cardClass} relative flex gap-4 p-5 transition hover:shadow-lift`}>
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
                  <Icon size={20} aria-hidden />
                </span>
                <div>
                  <h3 className="font-semibold">
                    <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                      {t(title)}
                    </Link>
                  </h3>
                  <p className="mt-1 text-muted text-sm">{textOf(topic)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </InfoSection>
    </InfoLayout>
  );
}

/** All questions, or those whose question or answer holds what is looked for, opened. */
function Answers() {
  const { t } = useLanguage();
  const hasRates = useHasShippingRates();
  const [wanted, setWanted] = useState('');
  const isSearching = wanted.trim() !== '';
  const found = shownGroups(useHasClaim(), hasRates)
    .flatMap(({ questions }) => questions)
    .filter((question) => holdsAll(`${t(`info.faqs.${question}`)} ${t(answerKey(question, hasRates))}`, wanted));
  return (
    <InfoSection titleKey="info.help.answers">
      <SearchField label={t('info.help.search')} value={wanted} onChange={setWanted} className="mb-5 w-full max-w-md" />
      <p role="status" className={isSearching ? 'mb-3 text-muted text-sm' : 'sr-only'}>
        {isSearching && (found.length > 0 ? t('info.help.found', { count: found.length }) : t('info.help.none'))}
      </p>
      {found.length > 0 && <FaqList key={String(isSearching)} questions={found} isOpen={isSearching} />}
    </InfoSection>
  );
}
