import { colors, fallbackFonts, radii } from '@shopwright/contracts/design-tokens';
import type { PublicConfig } from '@shopwright/contracts/http/config';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Theme } from '../../lib/theme';

let loading: Promise<Stripe> | undefined;

/** Stripe.js, once per page. A failed load is forgotten, so that "Try again" can mean it. */
export function stripeFor(config: PublicConfig): Promise<Stripe> {
  loading ??= load(config).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load({ stripePublishableKey, stripeScriptUrl }: PublicConfig): Promise<Stripe> {
  if (stripeScriptUrl !== null) {
    if (stripePublishableKey.startsWith('pk_live_')) throw new Error('a live key never meets a sandbox script');
    await loadScript(stripeScriptUrl);
  }
  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`could not load ${url}`));
    };
    document.head.append(script);
  });
}

/** Returns the store's look for the fields in Stripe's frames, which the store's style sheet cannot reach. */
export function getStripeAppearance(theme: Theme): Appearance {
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colors.primary[theme],
      colorBackground: colors.surface[theme],
      colorText: colors.ink[theme],
      colorTextSecondary: colors.muted[theme],
      colorDanger: colors.danger[theme],
      fontFamily: `Inter, ${fallbackFonts.web}`,
      borderRadius: `${radii.control}px`,
      spacingUnit: '4px',
    },
  };
}
