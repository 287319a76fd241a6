import type { Currency } from '@shopwright/contracts/currencies';
import type { PageTextName } from '@shopwright/contracts/page-texts';
import { loadTranslator } from '../../i18n/language';
import { storeValues } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import {
  deliveryTerms,
  type HasClaim,
  helpByContact,
  helpWithReturns,
  returnSteps,
  returnStepText,
  returnsLead,
  shippingLead,
} from '../../lib/claimed-texts';
import { answerKey, shownGroups } from '../../lib/faqs';
import { paths } from '../../lib/paths';

type T = Awaited<ReturnType<typeof loadTranslator>>;

const section = (t: T, title: MessageKey, text: MessageKey): string => `## ${t(title)}\n\n${t(text)}`;
const sections = (t: T, ...names: (readonly [title: MessageKey, text: MessageKey])[]): string[] =>
  names.map(([title, text]) => section(t, title, text));
const table = (rows: string[][]): string =>
  rows
    .flatMap((row, index) => [`| ${row.join(' | ')} |`, ...(index === 0 ? [`|${' --- |'.repeat(row.length)}`] : [])])
    .join('\n');

const promises = ['delivery', 'returns', 'support', 'cards', 'ssl', 'privacy'] as const;
const kept = ['orders', 'account', 'reviews', 'newsletter', 'messages'] as const;

interface Store {
  name: string;
  currency: Currency;
  /** What the demonstration says of its own products is no beginning for another store. */
  isDemonstration: boolean;
  hasClaim: HasClaim;
  /** Where shipping is set up, the texts leave what it costs to the settings. */
  hasRates: boolean;
}

const texts: Record<PageTextName, (t: T, store: Store) => string[]> = {
  about: (t, { isDemonstration, hasClaim }) => [
    ...(isDemonstration
      ? [
          t('info.about.lead'),
          ...sections(t, ['info.about.who', 'info.about.who_text'], ['info.about.choose', 'info.about.choose_text']),
        ]
      : []),
    `## ${t('info.about.promise')}\n\n${promises
      .filter(hasClaim)
      .map((name) => `- **${t(`shared.trust.${name}`)}**: ${t(`shared.trust.${name}_text`)}`)
      .join('\n')}`,
  ],
  shipping: (t, { hasClaim }) => [
    t(shippingLead(hasClaim)),
    ...(hasClaim('delivery') ? [section(t, 'info.shipping.time', 'info.shipping.time_text')] : []),
    section(t, 'info.shipping.follow', 'info.shipping.follow_text'),
    ...(hasClaim('delivery') ? [section(t, 'info.shipping.parts', 'info.shipping.parts_text')] : []),
    section(t, 'info.shipping.customs', 'info.shipping.customs_text'),
  ],
  returns: (t, { hasClaim }) => [
    t(returnsLead(hasClaim)),
    `## ${t('info.returns.how')}\n\n${returnSteps.map((step, index) => `${index + 1}. **${t(`info.returns.${step}`)}**: ${t(returnStepText(step, hasClaim))}`).join('\n')}`,
    section(t, 'info.returns.cancel', 'info.returns.cancel_text'),
    ...(hasClaim('warranty') ? [section(t, 'info.returns.warranty', 'info.returns.warranty_text')] : []),
    ...(hasClaim('returns') ? [section(t, 'info.returns.damaged', 'info.returns.damaged_text')] : []),
  ],
  privacy: (t) => [
    t('info.privacy.lead'),
    `## ${t('info.privacy.stored')}`,
    table([
      [t('info.privacy.what'), t('info.privacy.why'), t('info.privacy.long')],
      ...kept.map((name) => [t(`info.privacy.${name}`), t(`info.privacy.${name}_why`), t(`info.privacy.${name}_long`)]),
    ]),
    ...sections(
      t,
      ['info.privacy.cards', 'info.privacy.cards_text'],
      ['info.privacy.cookies', 'info.privacy.cookies_text'],
      ['info.privacy.technical', 'info.privacy.technical_text'],
      ['info.privacy.rights', 'info.privacy.rights_text'],
    ),
  ],
  terms: (t, { hasClaim }) => [
    t('info.terms.lead'),
    ...sections(
      t,
      ['info.terms.order', 'info.terms.order_text'],
      ['info.terms.prices', 'info.terms.prices_text'],
      deliveryTerms(hasClaim),
      ['info.terms.rewards', 'info.terms.rewards_text'],
      ['info.terms.reviews', 'info.terms.reviews_text'],
    ),
  ],
  faqs: (t, { hasClaim, hasRates }) => [
    t('info.faqs.lead'),
    ...shownGroups(hasClaim, hasRates).flatMap(({ title, questions }) => [
      `## ${t(title)}`,
      ...questions.map((question) => `### ${t(`info.faqs.${question}`)}\n\n${t(answerKey(question, hasRates))}`),
    ]),
  ],
  sizes: (t, { isDemonstration }) => [
    t('info.sizes.lead'),
    ...(isDemonstration
      ? sections(
          t,
          ['info.sizes.tips', 'info.sizes.tips_text'],
          ['info.sizes.arms', 'info.sizes.arms_text'],
          ['info.sizes.monitors', 'info.sizes.monitors_text'],
          ['info.sizes.bags', 'info.sizes.bags_text'],
          ['info.sizes.lights', 'info.sizes.lights_text'],
        )
      : []),
  ],
  help: (t, { isDemonstration, hasClaim }) => [
    t('info.help.lead'),
    `## ${t('info.help.topics')}`,
    [
      `- [${t('layout.footer.track')}](${paths.trackOrder}): ${t('info.help.track_text')}`,
      `- [${t('shared.footer.shipping')}](${paths.shippingInfo}): ${t('info.help.shipping_text')}`,
      `- [${t('shared.footer.returns')}](${paths.returns}): ${t(helpWithReturns(hasClaim))}`,
      ...(isDemonstration
        ? [`- [${t('layout.footer.size_guide')}](${paths.sizeGuide}): ${t('info.help.sizes_text')}`]
        : []),
      `- [${t('layout.nav.contact')}](${paths.contact}): ${t(helpByContact(hasClaim))}`,
    ].join('\n'),
  ],
};

/** Returns the text that comes with the store as Markdown, to begin a text of one's own with. */
export async function defaultText(page: PageTextName, language: Language, store: Store): Promise<string> {
  const translate = await loadTranslator(language, 'customer');
  const known = storeValues(language, store.name, { currency: store.currency });
  return texts[page]((key, values) => translate(key, { ...known, ...values }), store).join('\n\n');
}
