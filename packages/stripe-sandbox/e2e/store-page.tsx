import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The smallest store there can be: the real Stripe packages, told what to do by the address's query. */
const query = new URLSearchParams(window.location.search);
const given = (name: string) => query.get(name) ?? '';
const stripe = loadStripe(given('key'));

function PayForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState('');
  const [state, setState] = useState('loading');

  async function pay() {
    if (!stripe || !elements) return;
    setOutcome('paying');
    const confirmParams = { return_url: `${window.location.origin}/return` };
    // Leaves the page when all is well, so only an error comes back.
    const result =
      given('redirect') === 'always'
        ? { ...(await stripe.confirmPayment({ elements, confirmParams })), paymentIntent: undefined }
        : await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
    const { error, paymentIntent } = result;
    setOutcome(
      error
        ? `${error.type} ${error.code} ${error.decline_code ?? '-'}: ${error.message}`
        : (paymentIntent?.status ?? ''),
    );
  }

  return (
    <>
      <PaymentElement
        onReady={() => setState('ready')}
        onLoadError={({ error }) => setState(`loaderror ${error.code}`)}
        onChange={({ complete, empty }) =>
          setState(`${complete ? 'complete' : 'incomplete'} ${empty ? 'empty' : 'filled'}`)
        }
      />
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <output aria-label="State">{state}</output>
      <output aria-label="Outcome">{outcome}</output>
    </>
  );
}

const options = {
  clientSecret: given('secret'),
  locale: (given('locale') || 'en') as 'en',
  appearance: { theme: (given('theme') || 'stripe') as 'stripe', variables: JSON.parse(given('variables') || '{}') },
};

createRoot(document.querySelector('main') ?? document.body).render(
  <StrictMode>
    <Elements stripe={stripe} options={options}>
      <PayForm />
    </Elements>
  </StrictMode>,
);
