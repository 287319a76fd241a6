import type { Currency } from '@shopwright/contracts/currencies';
import type { PageTextName } from '@shopwright/contracts/page-texts';
import { loadTranslator } from '../../i18n/language';
import { storeValues } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { answerKey, faqGroups } from '../../lib/faqs';
import { paths } from '../../lib/paths';

type T = Awaited<ReturnType<typeof loadTranslator>>;

const section = (t: T, title: MessageKey, text: MessageKey): string => `## ${t(title)}\n\n${t(text)}`;
const sections = (t: T, ...names: [title: MessageKey, text: MessageKey][]): string[] =>
  names.map(([title, text]) => section(t, title, text));
const table = (rows: string[][]): string =>
  rows
    .flatMap((row, index) => [`| ${row.join(' | ')} |`, ...(index === 0 ? [`|${' --- |'.repeat(row.length)}`] : [])])
    .join('\n');

const promises = ['delivery', 'returns', 'support', 'cards', 'ssl', 'privacy'] as const;
const kept = ['orders', 'account', 'reviews', 'newsletter', 'messages'] as const;
const steps = ['step_1', 'step_2', 'step_3', 'step_4'] as const;

/** Where shipping is set up, the texts leave what it costs to the settings. */
const texts: Record<PageTextName, (t: T, hasRates: boolean) => string[]> = {
  about: (t, hasRates) => [
    t('info.about.lead'),
    ...sections(t, ['info.about.who', 'info.about.who_text'], ['info.about.choose', 'info.about.choose_text']),
    `## ${t('info.about.promise')}\n\n${promises
      .filter((name) => !hasRates || name !== 'delivery')
      .map((name) => `- **${t(`shared.trust.${name}`)}**: ${t(`shared.trust.${name}_text`)}`)
      .join('\n')}`,
  ],
  shipping: (t, hasRates) => [
    ...(hasRates
      ? [t('info.shipping.lead_neutral')]
      : [t('info.shipping.lead'), section(t, 'info.shipping.time', 'info.shipping.time_text')]),
    ...sections(
      t,
      ['info.shipping.follow', 'info.shipping.follow_text'],
      ['info.shipping.parts', 'info.shipping.parts_text'],
      ['info.shipping.customs', 'info.shipping.customs_text'],
    ),
  ],
  returns: (t) => [
    t('info.returns.lead'),
    `## ${t('info.returns.how')}\n\n${steps.map((step, index) => `${index + 1}. **${t(`info.returns.${step}`)}**: ${t(`info.returns.${step}_text`)}`).join('\n')}`,
    ...sections(
      t,
      ['info.returns.cancel', 'info.returns.cancel_text'],
      ['info.returns.warranty', 'info.returns.warranty_text'],
      ['info.returns.damaged', 'info.returns.damaged_text'],
    ),
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
  terms: (t, hasRates) => [
    t('info.terms.lead'),
    ...sections(
      t,
      ['info.terms.order', 'info.terms.order_text'],
      ['info.terms.prices', 'info.terms.prices_text'],
      hasRates
        ? ['info.terms.delivery_neutral', 'info.terms.delivery_neutral_text']
        : ['info.terms.delivery', 'info.terms.delivery_text'],
      ['info.terms.rewards', 'info.terms.rewards_text'],
      ['info.terms.reviews', 'info.terms.reviews_text'],
    ),
  ],
  faqs: (t, hasRates) => [
    t('info.faqs.lead'),
    ...faqGroups.flatMap(({ title, questions }) => [
      `## ${t(title)}`,
      ...questions.map((question) => `### ${t(`info.faqs.${question}`)}\n\n${t(answerKey(question, hasRates))}`),
    ]),
  ],
  sizes: (t) => [
    t('info.sizes.lead'),
    ...sections(
      t,
      ['info.sizes.tips', 'info.sizes.tips_text'],
      ['info.sizes.arms', 'info.sizes.arms_text'],
      ['info.sizes.monitors', 'info.sizes.monitors_text'],
      ['info.sizes.bags', 'info.sizes.bags_text'],
      ['info.sizes.lights', 'info.sizes.lights_text'],
    ),
  ],
  help: (t) => [
    t('info.help.lead'),
    `## ${t('info.help.topics')}`,
    [
      `- [${t('layout.footer.track')}](${paths.trackOrder}): ${t('info.help.track_text')}`,
      `- [${t('shared.footer.shipping')}](${paths.shippingInfo}): ${t('info.help.shipping_text')}`,
      `- [${t('shared.footer.returns')}](${paths.returns}): ${t('info.help.returns_text')}`,
      `- [${t('layout.footer.size_guide')}](${paths.sizeGuide}): ${t('info.help.sizes_text')}`,
      `- [${t('layout.nav.contact')}](${paths.contact}): ${t('info.help.contact_text')}`,
    ].join('\n'),
  ],
};

/** Returns the text that comes with the store as Markdown, to begin a text of one's own with. */
export async function defaultText(
  page: PageTextName,
  language: Language,
  store: string,
  currency: Currency,
  hasRates: boolean,
): Promise<string> {
  const translate = await loadTranslator(language, 'customer');
  const known = storeValues(language, store, { currency });
  return texts[page]((key, values) => translate(key, { ...known, ...values }), hasRates).join('\n\n');
}
