import { authenticatedMessage, giveUpMessage } from './channel';

/** The bank's page. In a dialog it keeps keyboard focus, takes Escape as "failed", and reports when it is done. */
const { body } = document;
const buttons = [...document.querySelectorAll('button')];
const [first] = buttons;
const last = buttons.at(-1);
const failButton = buttons.find(({ value }) => value === 'fail');

if (body.dataset.state === 'done') window.parent.postMessage({ type: authenticatedMessage }, '*');
if (body.dataset.in === 'dialog' && failButton) keepKeyboard(failButton);

function keepKeyboard(failButton: HTMLButtonElement): void {
  // From inside: a page cannot always move the keyboard into a frame of another site.
  document.querySelector<HTMLElement>('h1')?.focus();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const leaving = event.shiftKey ? document.activeElement !== last : document.activeElement === last;
    if (!leaving) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
  // On release, so that no half of the key press is left to a page that is going away.
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Escape') failButton.click();
  });
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === giveUpMessage) failButton.click();
  });
}

document.querySelector('form')?.addEventListener('submit', () => {
  body.dataset.state = 'busy';
  // The pressed button's value is part of the form only while it is enabled, so not in this turn.
  setTimeout(() => {
    for (const button of buttons) button.disabled = true;
  });
});
