import type { Language } from '@shopwright/contracts/fields';
import { listCategories } from '@shopwright/contracts/http/categories';
import { listCollections } from '@shopwright/contracts/http/collections';
import { defaultStoreName, getStoreSettings, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import { languageNames, languages, translateIn, type Values } from '../i18n/languages';
import type { MessageKey } from '../i18n/messages';
import { call } from '../lib/api-client';
import { paths } from '../lib/paths';
import { describeStore, hasPage } from '../lib/queries/store-settings';
import { dictionaries } from './render-app';

/** One of the pages that llms.txt names. */
interface Listed {
  name: string;
  path: string;
  text?: string | null | undefined;
}

/**
 * Describes the store in Markdown for language models, as llmstxt.org proposes: what it sells, its pages and its API. In the
 * language that is asked for, else in the store's own. Rejects where the catalog does not respond.
 */
export async function storeOverview(origin: string, asked: Language | undefined): Promise<string> {
  const settings = await call(getStoreSettings, {});
  const offered = settings.languages;
  const language = [asked, settings.language].find((code) => code && offered.includes(code)) ?? 'en';
  const query = { language: language === 'en' ? undefined : language };
  const [categories, collections] = await Promise.all([
    call(listCategories, { query }),
    call(listCollections, { query }),
  ]);
  const t = (key: MessageKey, values: Values = {}) =>
    translateIn(language, dictionaries[language], key, { store: settings.name || defaultStoreName, ...values });
  const section = (title: string, listed: Listed[]) =>
    `## ${title}\n\n${listed.map((each) => line(each, origin, language === settings.language ? undefined : language)).join('\n')}\n`;
  return [
    `# ${plain(settings.name)}\n`,
    `> ${plain(describeStore(settings, language, 'head', t))}\n`,
    section(t('shared.nav.products'), [
      { name: t('catalog.products.browse_all'), path: paths.products },
      ...categories.map(({ name, slug, description }) => ({ name, path: paths.categoryPage(slug), text: description })),
      ...collections.map(({ title, slug, text }) => ({ name: title, path: paths.collectionPage(slug), text })),
    ]),
    section(t('layout.footer.service'), servicePages(settings, t)),
    section(t('layout.footer.legal'), [
      { name: t('layout.footer.privacy'), path: paths.privacy },
      { name: t('layout.footer.terms'), path: paths.terms },
      { name: t('layout.footer.withdraw'), path: paths.withdraw },
    ]),
    '## API\n',
    `- [OpenAPI](${origin}/api/openapi.json)`,
    `- [GET /api/products](${origin}/api/products?limit=24)`,
    `- [GET /api/categories](${origin}/api/categories)`,
    `- [Sitemap](${origin}/sitemap.xml)\n`,
    `## ${t('contact.languages')}\n`,
    ...languages
      .filter((code) => offered.includes(code))
      .map((code) => `- [${languageNames[code]}](${origin}/llms.txt?lang=${code})`),
    '',
  ].join('\n');
}

type Translate = (key: MessageKey, values?: Values) => string;

const servicePages = (settings: StoreSettings, t: Translate): Listed[] => [
  { name: t('layout.footer.about'), path: paths.about },
  { name: t('layout.nav.contact'), path: paths.contact, text: settings.contactEmail },
  { name: t('layout.footer.faqs'), path: paths.faqs },
  { name: t('shared.footer.shipping'), path: paths.shippingInfo, text: deliveryText(settings, t) },
  {
    name: t('shared.footer.returns'),
    path: paths.returns,
    text: settings.hiddenClaims.includes('returns') ? undefined : t('catalog.product.returns_days'),
  },
  { name: t('layout.footer.track'), path: paths.trackOrder },
  ...(hasPage(settings, 'sizes') ? [{ name: t('layout.footer.size_guide'), path: paths.sizeGuide }] : []),
  { name: t('layout.footer.help'), path: paths.help },
];

/** What the settings say of shipping, else the store's promise. */
function deliveryText(
  { selling: { delivery }, hiddenClaims, currency }: StoreSettings,
  t: Translate,
): string | undefined {
  if (!delivery) return hiddenClaims.includes('delivery') ? undefined : t('shared.trust.delivery');
  if (delivery.kind === 'free_worldwide') return t('shared.trust.delivery');
  if (delivery.kind !== 'free_over') return t(`shared.delivery.${delivery.kind}`);
  return t('shared.delivery.free_over', { amount: `${delivery.over} ${currency.toUpperCase()}` });
}

function line({ name, path, text }: Listed, origin: string, language: Language | undefined): string {
  const address = origin + path + (language ? `${path.includes('?') ? '&' : '?'}lang=${language}` : '');
  return `- [${plain(name)}](${address})${text ? `: ${plain(text)}` : ''}`;
}

/** On one line, and no Markdown of its own. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\`*_<>]/g, '\\$&')
    .trim();
