import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFollowed, watchLinks } from './link-intent';

let told: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = watchLinks(({ pathname, search }) => told.push(pathname + search));
  document.body.innerHTML = `
    <a id="lamp" href="/product/1"><span>Lamp</span></a>
    <a id="desk" href="/product/2?x=1">Desk</a>
    <a id="away" href="https://elsewhere.example/product/1">Elsewhere</a>
    <a id="here" href="${location.pathname}${location.search}">Here</a>`;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const on = (selector: string, kind: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

it('tells of a link that a pointer rests on, not of one that it passes over', () => {
  on('#desk', 'pointerover');
  vi.advanceTimersByTime(50);
  on('#lamp span', 'pointerover');
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['/product/1']);
});

it.each(['pointerdown', 'focusin'])('tells at once of %s', (kind) => {
  on('#desk', kind);
  expect(told).toEqual(['/product/2?x=1']);
});

it('tells of an address once, and of no other site or the page itself', () => {
  for (const id of ['#lamp', '#lamp', '#away', '#here']) on(id, 'pointerdown');
  expect(told).toEqual(['/product/1']);
});

it('fetches nothing ahead for those who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  on('#lamp', 'pointerdown');
  vi.unstubAllGlobals();
  expect(told).toEqual([]);
});

it('tells of a link once the router has taken its click', () => {
  const followed: string[] = [];
  const leave = watchFollowed(({ pathname }) => followed.push(pathname));
  const click = (selector: string, isTaken: boolean) => {
    const event = new Event('click', { bubbles: true, cancelable: true });
    if (isTaken) event.preventDefault();
    document.querySelector(selector)?.dispatchEvent(event);
  };
  click('#desk', false);
  click('#lamp span', true);
  leave();
  click('#desk', true);
  expect(followed).toEqual(['/product/1']);
});
