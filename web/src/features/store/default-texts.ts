import type { Currency } from '@shopwright/contracts/currencies';
import type { PageTextName } from '@shopwright/contracts/page-texts';
import { loadTranslator } from '../../i18n/language';
import { storeValues } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { faqGroups } from '../../lib/faqs';
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

const texts: Record<PageTextName, (t: T) => string[]> = {
  about: (t) => [
    t('about.lead'),
    ...sections(t, ['about.who', 'about.who_text'], ['about.choose', 'about.choose_text']),
    `## ${t('about.promise')}\n\n${promises.map((name) => `- **${t(`trust.${name}`)}**: ${t(`trust.${name}_text`)}`).join('\n')}`,
  ],
  shipping: (t) => [
    t('shipping.lead'),
    ...sections(
      t,
      ['shipping.time', 'shipping.time_text'],
      ['shipping.follow', 'shipping.follow_text'],
      ['shipping.parts', 'shipping.parts_text'],
      ['shipping.customs', 'shipping.customs_text'],
    ),
  ],
  returns: (t) => [
    t('returns.lead'),
    `## ${t('returns.how')}\n\n${steps.map((step, index) => `${index + 1}. **${t(`returns.${step}`)}**: ${t(`returns.${step}_text`)}`).join('\n')}`,
    ...sections(
      t,
      ['returns.cancel', 'returns.cancel_text'],
      ['returns.warranty', 'returns.warranty_text'],
      ['returns.damaged', 'returns.damaged_text'],
    ),
  ],
  privacy: (t) => [
    t('privacy.lead'),
    `## ${t('privacy.stored')}`,
    table([
      [t('privacy.what'), t('privacy.why'), t('privacy.long')],
      ...kept.map((name) => [t(`privacy.${name}`), t(`privacy.${name}_why`), t(`privacy.${name}_long`)]),
    ]),
    ...sections(
      t,
      ['privacy.cards', 'privacy.cards_text'],
      ['privacy.cookies', 'privacy.cookies_text'],
      ['privacy.technical', 'privacy.technical_text'],
      ['privacy.rights', 'privacy.rights_text'],
    ),
  ],
  terms: (t) => [
    t('terms.lead'),
    ...sections(
      t,
      ['terms.order', 'terms.order_text'],
      ['terms.prices', 'terms.prices_text'],
      ['terms.delivery', 'terms.delivery_text'],
      ['terms.rewards', 'terms.rewards_text'],
      ['terms.reviews', 'terms.reviews_text'],
    ),
  ],
  faqs: (t) => [
    t('faqs.lead'),
    ...faqGroups.flatMap(({ title, questions }) => [
      `## ${t(title)}`,
      ...questions.map((question) => `### ${t(`faqs.${question}`)}\n\n${t(`faqs.${question}_text`)}`),
    ]),
  ],
  sizes: (t) => [
    t('sizes.lead'),
    ...sections(
      t,
      ['sizes.tips', 'sizes.tips_text'],
      ['sizes.arms', 'sizes.arms_text'],
      ['sizes.monitors', 'sizes.monitors_text'],
      ['sizes.bags', 'sizes.bags_text'],
      ['sizes.lights', 'sizes.lights_text'],
    ),
  ],
  help: (t) => [
    t('help.lead'),
    `## ${t('help.topics')}`,
    [
      `- [${t('footer.track')}](${paths.trackOrder}): ${t('help.track_text')}`,
      `- [${t('footer.shipping')}](${paths.shippingInfo}): ${t('help.shipping_text')}`,
      `- [${t('footer.returns')}](${paths.returns}): ${t('help.returns_text')}`,
      `- [${t('footer.size_guide')}](${paths.sizeGuide}): ${t('help.sizes_text')}`,
      `- [${t('nav.contact')}](${paths.contact}): ${t('help.contact_text')}`,
    ].join('\n'),
  ],
};

/** Returns the text that comes with the store as Markdown, to begin a text of one's own with. */
export async function defaultText(
  page: PageTextName,
  language: Language,
  store: string,
  currency: Currency,
): Promise<string> {
  const translate = await loadTranslator(language, 'customer');
  const known = storeValues(language, store, { currency });
  return texts[page]((key, values) => translate(key, { ...known, ...values })).join('\n\n');
}
