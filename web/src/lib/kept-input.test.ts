import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepInput, takeKeptInput, watchInput } from './kept-input';
import { restoreInput } from './restore-input';

const form = `
  <label>Name <input name="name" value="Ada"></label>
  <label>Comment <textarea></textarea></label>
  <select name="topic"><option>order</option><option>return</option></select>
  <input type="checkbox" name="news">
  <input type="radio" name="size" value="s"><input type="radio" name="size" value="m">
  <input name="untouched" value="">
  <input type="password" name="secret">
  <input name="card" autocomplete="billing cc-number">
  <input name="code" autocomplete="one-time-code">`;

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const type = (selector: string, value: string) => {
  const control = find<HTMLInputElement>(selector);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};
const reload = (html: string) => {
  keepInput();
  document.body.innerHTML = html;
  restoreInput(takeKeptInput() ?? '');
};

let stop = () => {};
beforeEach(() => {
  // Files share a window: another may have left something in it.
  sessionStorage.clear();
  stop = watchInput();
  document.body.innerHTML = form;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('restores what was typed and chosen, as if the visitor had done so again', () => {
  type('[name=name]', 'Grace');
  type('textarea', 'Two lines\nof text');
  type('select', 'return');
  find('[name=news]').click();
  find('[value=m]').click();
  const heard: string[] = [];
  const hear = ({ target }: Event) => heard.push((target as HTMLInputElement).name);
  document.addEventListener('change', hear);
  reload(form);
  document.removeEventListener('change', hear);
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Grace');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Two lines\nof text');
  expect(find<HTMLSelectElement>('select').value).toBe('return');
  expect(find<HTMLInputElement>('[name=news]').checked).toBe(true);
  expect(find<HTMLInputElement>('[value=m]').checked).toBe(true);
  expect(heard).toEqual(['name', '', 'topic', 'news', 'size']);
  expect(sessionStorage.length).toBe(0);
});

it('never stores a password, a card, a code or an untouched field', () => {
  for (const name of ['name', 'secret', 'card', 'code']) type(`[name=${name}]`, `typed ${name}`);
  keepInput();
  const stored = sessionStorage.getItem('kept-input') ?? '';
  expect(stored).toContain('typed name');
  for (const word of ['secret', 'card', 'code', 'untouched']) expect(stored).not.toContain(word);
});

it('waits for a form that comes after the page, and keeps its input through a second reload before that', async () => {
  type('[name=name]', 'Grace');
  reload('<p>Loading</p>');
  reload('<p>Loading</p>');
  document.body.innerHTML = form;
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Grace');
});

it('leaves the forms of another address alone', () => {
  type('[name=name]', 'Grace');
  keepInput();
  history.pushState(null, '', '/elsewhere');
  document.body.innerHTML = form;
  restoreInput(takeKeptInput() ?? '');
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Ada');
  expect(sessionStorage.length).toBe(0);
  history.pushState(null, '', '/');
});

it('leaves what was typed after the reload', () => {
  type('[name=name]', 'Grace');
  type('textarea', 'Two lines');
  keepInput();
  document.body.innerHTML = form;
  type('[name=name]', 'Edith');
  restoreInput(takeKeptInput() ?? '');
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Edith');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Two lines');
});
