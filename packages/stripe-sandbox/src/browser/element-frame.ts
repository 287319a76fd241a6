import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { callApi } from './api';
import {
  type FrameCallName,
  type FrameCalls,
  type FrameSettings,
  type FromFrame,
  type OpenMessage,
  openMessage,
  type ToFrame,
} from './channel';
import { applyAppearance } from './frame/appearance';
import { PaymentForm } from './frame/form';

/** Runs inside the Payment Element's frame, the only script that sees a card number. */
window.addEventListener('message', ({ source, data, ports }: MessageEvent<OpenMessage>) => {
  const [port] = ports;
  if (source === window.parent && data?.type === openMessage && port) void open(data.settings, port);
});

async function open(settings: FrameSettings, port: MessagePort): Promise<void> {
  const { key, clientSecret, locale, options } = settings;
  const send = (message: FromFrame) => port.postMessage(message);
  const emit = (event: string, detail: Record<string, unknown> = {}) => send({ event, detail });
  const access = { origin: window.location.origin, key };

  const readIntent = () =>
    callApi<PaymentIntent>(access, {
      method: 'GET',
      path: `/payment_intents/${clientSecret?.split('_secret_')[0]}`,
      params: { client_secret: clientSecret },
      retries: 4,
    });

  applyAppearance(settings.appearance);
  const loaded = clientSecret ? await readIntent() : undefined;
  const problem = loaded && (loaded.error ?? terminalProblem(loaded.value));
  if (problem) {
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => send({ id: data.id, result: { error: problem } });
    return emit('loaderror', { error: problem });
  }

  const types = loaded?.value?.payment_method_types ?? settings.paymentMethodTypes ?? ['card'];
  const form = new PaymentForm({ types, locale, options }, () => emit('change', form.state()));
  form.setDisabled(options.readOnly === true || options.disabled === true);

  const calls: {
    [N in FrameCallName]: (argument: Parameters<FrameCalls[N]>[0]) => Promise<ReturnType<FrameCalls[N]>>;
  } = {
    validate: async () => form.validate(),
    async confirm({ clientSecret: secret, params }) {
      const { error: invalid } = form.validate();
      if (invalid) return { error: invalid };
      const response = await callApi<PaymentIntent>(access, {
        method: 'POST',
        path: `/payment_intents/${secret.split('_secret_')[0]}/confirm`,
        params: {
          ...params,
          payment_method_data: form.methodData(params.payment_method_data as Record<string, unknown>),
          client_secret: secret,
          ...(form.state().value.type === 'card' && { use_stripe_sdk: true }),
        },
      });
      form.showApiError(response.error);
      return response.error ? { error: response.error } : { paymentIntent: response.value };
    },
    async update(change) {
      if (change.appearance) applyAppearance(change.appearance);
      if (change.locale) form.setLocale(change.locale);
      if (change.options) form.setDisabled(change.options.readOnly === true || change.options.disabled === true);
    },
    focus: async () => form.focus(),
    blur: async () => (document.activeElement as HTMLElement | null)?.blur(),
    clear: async () => form.clear(),
  };

  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
    const call = calls[data.call] as (argument: unknown) => Promise<unknown>;
    send({ id: data.id, result: await call(data.argument) });
  };
  document.body.replaceChildren(form.root);
  reportFocus(form.root, emit);
  reportHeight(send);
  emit('ready');
}

function terminalProblem(intent: PaymentIntent): StripeError | undefined {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return undefined;
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `The PaymentIntent is in a terminal state (${intent.status}) and cannot be used to initialize Elements.`,
    payment_intent: intent,
  };
}

function reportFocus(form: HTMLElement, emit: (event: string) => void): void {
  let inside = false;
  form.addEventListener('focusin', () => {
    if (!inside) emit('focus');
    inside = true;
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
    inside = false;
    emit('blur');
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emit('escape');
  });
}

function reportHeight(send: (message: FromFrame) => void): void {
  const report = () => send({ height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(report).observe(document.body);
  report();
}
