import { text } from '@shopwright/contracts/fields';
import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import * as z from 'zod';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useHasShippingRates, useStoreSettings } from '../../lib/queries/store-settings';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Segments } from '../../ui/radio-group';
import { Skeleton } from '../../ui/skeleton';
import { useMarketingAmounts } from './amounts';
import { featuredQuery } from './api';
import { type CampaignText, type CampaignWords, composeCampaign } from './campaign';
import { CopyBlock } from './copy-block';
import { ProductPicker } from './product-picker';

const productsMax = 5;
const featuredMax = 3;

const campaignForm = z.strictObject({
  budget: z
    .number(validationMessages.whole_number)
    .int(validationMessages.whole_number)
    .min(1, validationMessages.positive)
    .max(100_000),
  audience: text(120),
  message: text(500),
});

/** Quick Campaign Setup, and below it the texts that it wrote. */
export function CampaignCard() {
  const { t, language, formatPrice } = useLanguage();
  const isDemonstration = useStoreSettings()?.isDemonstration ?? false;
  const hasRates = useHasShippingRates();
  const [choice, setChoice] = useState<'featured' | 'chosen'>('featured');
  const [chosen, setChosen] = useState<Product[]>([]);
  const [texts, setTexts] = useState<CampaignText[] | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const featured = useInfiniteQuery(featuredQuery(language));
  const products = choice === 'chosen' ? chosen : (featured.data ?? []).slice(0, featuredMax);
  const form = useZodForm(campaignForm, { budget: 30, audience: '', message: '' });
  const submit = form.handleSubmit((values) => {
    const named = products.map(({ id, name, price }) => ({ id, name, priceCents: centsFromDecimal(price) }));
    setTexts(
      composeCampaign(
        { ...values, products: named, origin: window.location.origin },
        phrases({ t, formatPrice }, isDemonstration, isDemonstration && !hasRates),
      ),
    );
    requestAnimationFrame(() => result.current?.focus());
  });
  const hasNone = texts?.length === 0;
  return (
    <Card className="p-5 sm:p-6 lg:col-span-2">
      <h2 className="font-semibold text-lg">{t('marketing.setup')}</h2>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <BriefFields form={form} />
        </div>
        <div className="grid content-start gap-3">
          <p className="font-medium text-sm">{t('marketing.campaign.products')}</p>
          <Segments
            label={t('marketing.campaign.products')}
            options={[
              { value: 'featured', label: t('marketing.campaign.featured') },
              { value: 'chosen', label: t('marketing.campaign.chosen') },
            ]}
            value={choice}
            onChange={setChoice}
          />
          {choice === 'chosen' ? (
            <ProductPicker chosen={chosen} max={productsMax} onChange={setChosen} />
          ) : (
            <FeaturedProducts products={products} isPending={featured.isPending} />
          )}
        </div>
        <div className="lg:col-span-2">
          <Button type="submit" disabled={choice === 'featured' && featured.isPending}>
            <Sparkles size={16} aria-hidden />
            {t('marketing.generate')}
          </Button>
        </div>
      </form>
      {hasNone && (
        <Notice tone="warning" isUrgent className="mt-5">
          {t('marketing.campaign.none')}
        </Notice>
      )}
      {texts && !hasNone && <CampaignTexts ref={result} texts={texts} />}
    </Card>
  );
}

function BriefFields({ form }: { form: ReturnType<typeof useZodForm<typeof campaignForm>> }) {
  const { t } = useLanguage();
  return (
    <>
      <TextField
        label={t('marketing.campaign.budget')}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        hint={t('marketing.recommended', useMarketingAmounts())}
        {...form.field('budget', { valueAsNumber: true })}
      />
      <TextField
        label={t('marketing.audience')}
        placeholder={t(
          useStoreSettings()?.isDemonstration
            ? 'marketing.campaign.audience_example'
            : 'marketing.campaign.audience_neutral',
        )}
        dir="auto"
        {...form.field('audience')}
      />
      <TextArea label={t('marketing.message')} hint={t('marketing.campaign.message_hint')} {...form.field('message')} />
    </>
  );
}

function FeaturedProducts({ products, isPending }: { products: Product[]; isPending: boolean }) {
  const { t } = useLanguage();
  if (isPending) return <Skeleton className="h-26 rounded-control" />;
  return (
    <ul className="grid gap-1.5 rounded-control bg-sunken p-4 text-sm">
      {products.map(({ id, name }) => (
        <li key={id} className="wrap-anywhere">
          <bdi>{name}</bdi>
        </li>
      ))}
      {products.length === 0 && <li className="text-muted">{t('shared.products.none')}</li>}
    </ul>
  );
}

/** The phrases of a campaign in the language of the screen. */
const phrases = (
  { t, formatPrice }: Pick<ReturnType<typeof useLanguage>, 't' | 'formatPrice'>,
  isDemonstration: boolean,
  saysPromise: boolean,
): CampaignWords => ({
  opening: (audience) => t('marketing.campaign.opening', { audience }),
  openingForAll: t(isDemonstration ? 'marketing.campaign.opening_for_all' : 'marketing.campaign.opening_neutral'),
  // Another store sells something else, on terms of its own. So does one that set up shipping.
  promise: saysPromise ? t('marketing.campaign.promise') : '',
  hashtags: isDemonstration ? '#streamsetup #creator' : '',
  linkInBio: t('marketing.campaign.link_in_bio'),
  inDescription: t('marketing.campaign.in_description'),
  more: t('marketing.campaign.more'),
  price: formatPrice,
});

function CampaignTexts({ texts, ref }: { texts: CampaignText[]; ref: Ref<HTMLDivElement> }) {
  const { t, formatWholePrice } = useLanguage();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('marketing.campaign.result')}
      className="mt-7 scroll-mt-28 border-line border-t pt-6 outline-none"
    >
      <h3 className="font-semibold">{t('marketing.campaign.result')}</h3>
      <p className="mt-1 mb-4 text-muted text-sm">{t('marketing.campaign.result_text')}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {texts.map(({ platform, text, budget }) => (
          <li key={platform} className="flex min-w-0 flex-col gap-2">
            <Badge tone={budget > 0 ? 'primary' : 'neutral'} className="self-start">
              {budget > 0
                ? t('marketing.campaign.per_day', { amount: formatWholePrice(budget) })
                : t('marketing.campaign.free')}
            </Badge>
            <CopyBlock label={platform} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
