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

const colours = {
  light: { primary: '#0e5b4b', background: '#ffffff', text: '#16211d', muted: '#55615b', danger: '#b3261e' },
  dark: { primary: '#63d2b3', background: '#171e1b', text: '#edf2ef', muted: '#a5b3ac', danger: '#ff8e84' },
};

/** Returns the store's look for the fields in Stripe's frames, which the store's style sheet cannot reach. */
export function getStripeAppearance(theme: Theme): Appearance {
  const { primary, background, text, muted, danger } = colours[theme];
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: primary,
      colorBackground: background,
      colorText: text,
      colorTextSecondary: muted,
      colorDanger: danger,
      fontFamily: 'Inter, system-ui, sans-serif',
      borderRadius: '10px',
      spacingUnit: '4px',
    },
  };
}
