import { authenticatedMessage, giveUpMessage } from './channel';

const deafMs = 4_000;

/**
 * Shows the bank's page over the merchant's. `<dialog>` makes the rest of the page inert, so focus stays
 * inside. Resolves when the payer has answered; Escape asks the bank's page to answer "failed".
 */
export function showAuthentication(url: string, label: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const origin = new URL(url).origin;
  dialog.setAttribute('aria-label', label);
  frame.src = url;
  frame.title = label;
  frame.name = 'stripe-challenge-frame';
  Object.assign(dialog.style, {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '16px',
    border: '0',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: 'rgba(15, 20, 35, 0.55)',
    overflow: 'hidden',
  });
  Object.assign(frame.style, {
    width: '100%',
    maxWidth: '440px',
    height: '100%',
    maxHeight: '470px',
    border: '0',
    borderRadius: '12px',
    background: '#fff',
    boxShadow: '0 24px 60px rgba(15, 20, 35, 0.35)',
    colorScheme: 'light',
  });
  dialog.append(frame);
  const returnTo = document.activeElement;
  document.body.append(dialog);
  dialog.showModal();
  frame.addEventListener('load', () => frame.contentWindow?.focus(), { once: true });
  return new Promise((resolve) => {
    const hear = ({ data, source }: MessageEvent) => {
      if (source === frame.contentWindow && data?.type === authenticatedMessage) finish();
    };
    const finish = () => {
      window.removeEventListener('message', hear);
      dialog.close();
      dialog.remove();
      if (returnTo instanceof HTMLElement) returnTo.focus();
      resolve();
    };
    window.addEventListener('message', hear);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      frame.contentWindow?.postMessage({ type: giveUpMessage }, origin);
      // A page that never loaded cannot answer, and must not lock the shopper in.
      setTimeout(finish, deafMs);
    });
  });
}
