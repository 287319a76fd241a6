import { returnDays } from '@shopwright/contracts/http/order-returns';
import type { ProductDetail } from '@shopwright/contracts/http/products';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import { paths } from '../../lib/paths';

/** Search engines read no more. */
const countriesMax = 50;

/** An object that others may refer to. */
interface Named {
  '@id': string;
  [property: string]: unknown;
}

interface Terms {
  shippingDetails?: Named[];
  hasMerchantReturnPolicy?: Named;
}

/** What the store says of delivery and returns: what is not set up, or not promised, is left out. */
export function offerTerms(
  { delivery }: Pick<ProductDetail, 'delivery'>,
  settings: Pick<StoreSettings, 'country' | 'currency' | 'hiddenClaims' | 'ownTexts'>,
  absolute: (address: string) => string,
): Terms {
  const countries = delivery?.flatMap((each) => each.countries) ?? (settings.country ? [settings.country] : []);
  const isPromised = !settings.hiddenClaims.includes('returns') && countries.length > 0;
  return {
    ...(delivery && {
      shippingDetails: delivery.map((each, at) => ({
        '@type': 'OfferShippingDetails',
        '@id': `#shipping-${at + 1}`,
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: each.amount,
          currency: settings.currency.toUpperCase(),
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: each.countries },
        ...(each.days && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: each.days.from,
              maxValue: each.days.to,
              unitCode: 'DAY',
            },
          },
        }),
      })),
    }),
    ...(isPromised && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        '@id': '#returns',
        applicableCountry: countries.slice(0, countriesMax),
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        refundType: 'https://schema.org/FullRefund',
        // The page that comes with the store says so; an own text may say otherwise.
        ...(!settings.ownTexts.includes('returns') && { returnFees: 'https://schema.org/FreeReturn' }),
        merchantReturnLink: absolute(paths.returns),
      },
    }),
  };
}
