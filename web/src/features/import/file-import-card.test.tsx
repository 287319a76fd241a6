import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, findButton, findField, prepareScreens, press, showScreen, until } from '../../components/test-screen';
import { FileImportCard } from './file-import-card';
import { readChoices, rememberChoices } from './remembered-columns';
import { testFileImport } from './test-file-import';

prepareScreens();
beforeEach(() => localStorage.clear());

const names = (screen: Element) => [...screen.querySelectorAll('article bdi')].map(({ textContent }) => textContent);
const show = (responses: Record<string, (sent: unknown, query: URLSearchParams) => unknown>) =>
  showScreen(<FileImportCard />, {
    responses: { 'GET /auth/me': () => ({ id: 1, role: 'operator' }), ...responses },
  });

/** Chooses a file as a browser does. */
const chooseFile = async (screen: Element, file: File) => {
  const field = screen.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

const openColumns = async (screen: Element) => {
  const details = await until(() => screen.querySelector('details'));
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return (await until(() => findField('Preis'))) as HTMLElement;
};

const file = new File(['Item,Preis\nLamp,3'], 'lamps.csv', { type: 'text/csv' });
const columns = [
  { name: 'Item', column: 'name' },
  { name: 'Preis', column: null },
];
const checked = testFileImport({
  jobId: 'a',
  phase: 'check',
  head: { kind: 'products', format: 'shopify', columns },
  total: 3,
  created: 1,
  updated: 1,
  rejected: 1,
  imported: 0,
});
const item = { state: 'checked', reason: null, changes: null } as const;
const items: Record<string, unknown[]> = {
  created: [{ ...item, row: 1, productId: null, outcome: 'created', name: 'New lamp' }],
  updated: [
    {
      ...item,
      row: 2,
      productId: 7,
      outcome: 'updated',
      name: 'Old lamp',
      changes: {
        values: { price: ['3.00', '4.00'], tags: [[], ['desk']] },
        variants: [{ id: 8, isNew: true, optionValues: ['Red'], values: { sku: [null, 'RED'] } }],
      },
    },
  ],
  rejected: [{ ...item, row: 3, productId: null, state: 'failed', outcome: null, name: '', reason: 'price: Required' }],
};

/** A server that checks each file that it gets. */
function serve(one = checked) {
  const sent: URLSearchParams[] = [];
  const states: [string, unknown][] = [];
  let listed = [] as (typeof checked)[];
  const move = (jobId: string) => (body: unknown) => {
    states.push([jobId, (body as { to: string }).to]);
    listed = listed.filter((each) => each.jobId !== jobId || (body as { to: string }).to !== 'canceled');
    return one;
  };
  const receive = (_: unknown, query: URLSearchParams) => {
    const id = 'ab'[sent.length] ?? 'c';
    sent.push(query);
    listed = [{ ...one, jobId: id }, ...listed];
    return { id };
  };
  return {
    sent,
    states,
    responses: {
      'GET /auth/me': () => ({ id: 1, role: 'operator' }),
      'GET /imports': () => listed,
      'POST /imports/auto': receive,
      // What was recognized.
      'POST /imports/products': receive,
      'POST /imports/redirects': receive,
      'GET /imports/a/items': (_: unknown, query: URLSearchParams) => items[query.get('show') ?? ''],
      'GET /imports/b/items': () => [],
      'POST /imports/a/state': move('a'),
      'POST /imports/b/state': move('b'),
    },
  };
}

describe('the list of imports', () => {
  it('shows older imports when asked for more, and then asks for no more', async () => {
    const link = '</api/imports?cursor=abc>; rel="next"';
    const toImport = (name: number) => testFileImport({ fileName: `lamps-${name}.csv` });
    const response = vi
      .fn()
      .mockReturnValueOnce(Response.json([toImport(3), toImport(2)], { headers: { link } }))
      .mockReturnValueOnce([toImport(1)]);
    const screen = await show({ 'GET /imports': response });
    await press(await until(() => findButton('Show more')));
    await until(() => names(screen).length === 3);
    expect(names(screen)).toEqual(['lamps-3.csv', 'lamps-2.csv', 'lamps-1.csv']);
    expect(findButton('Show more')).toBeUndefined();
    expect(response).toHaveBeenCalledTimes(2);
  });

  it('says which images could not be fetched and why, and fetches them again', async () => {
    const one = testFileImport({ jobId: 'a', images: 1300, imagesFetched: 1290, imagesFailed: 10 });
    const retried = vi.fn(() => ({ ...one, imagesFailed: 0 }));
    const failed = [
      { id: 3, url: 'https://shop.test/a.png', problem: 'web_page', productId: 7, name: 'Lamp' },
      { id: 4, url: 'https://shop.test/b.png', problem: 'too_large', productId: null, name: '' },
    ];
    const screen = await show({
      'GET /imports': vi
        .fn()
        .mockReturnValueOnce([one])
        .mockReturnValue([{ ...one, imagesFailed: 0 }]),
      'GET /imports/a/images': () => failed,
      'POST /imports/a/images/retry': retried,
    });
    await until(() => screen.textContent?.includes('Images: 1,290 of 1,300 fetched, 10 failed'));
    await press(findButton('Failed images') as HTMLElement);
    await until(() => screen.textContent?.includes('The address leads to a web page, not an image.'));
    expect(screen.textContent).toContain('The file is larger than 20 MB.');
    expect(screen.querySelector('a[href$="/b.png"]')).not.toBeNull();
    await press(findButton('Try again') as HTMLElement);
    await until(() => screen.textContent?.includes('Images: 1,290 of 1,300 fetched'));
    await until(() => !findButton('Try again'));
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('says nothing of images where the file names none, or the import was undone', async () => {
    const undone = testFileImport({ phase: 'undo', images: 3, imagesFailed: 3, fileName: 'undone.csv' });
    const screen = await show({ 'GET /imports': () => [testFileImport(), undone] });
    await until(() => names(screen).length === 2);
    expect(screen.textContent).not.toContain('Images');
  });

  it('discards a file that could not be read', async () => {
    const server = serve(
      testFileImport({
        jobId: 'a',
        phase: 'read',
        state: 'failed',
        problem: 'The file is empty.',
        head: null,
        created: 0,
      }),
    );
    const screen = await show(server.responses);
    await chooseFile(screen, file);
    await until(() => screen.textContent?.includes('The file is empty.'));
    await press(findButton('Discard') as HTMLElement);
    await until(() => names(screen).length === 0);
    expect(server.states).toEqual([['a', 'canceled']]);
  });

  it('leaves out what was checked and then discarded', async () => {
    const dropped = testFileImport({ phase: 'check', state: 'canceled', fileName: 'dropped.csv' });
    const screen = await show({ 'GET /imports': () => [dropped, testFileImport({ state: 'canceled' })] });
    await until(() => names(screen).length === 1);
    expect(names(screen)).toEqual(['lamps.csv']);
  });

  it('pauses and cancels what runs, and undoes what is done once that is confirmed', async () => {
    const undo = vi.fn(() => testFileImport());
    const screen = await show({
      'GET /imports': () => [testFileImport({ jobId: 'done' }), testFileImport({ jobId: 'x', state: 'paused' })],
      'POST /imports/done/undo': undo,
    });
    await until(() => names(screen).length === 2);
    expect(findButton('Resume')).toBeDefined();
    await press(await until(() => findButton('Undo import')));
    expect(undo).not.toHaveBeenCalled();
    const confirm = await until(() =>
      [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
        ({ textContent }) => textContent === 'Undo import',
      ),
    );
    await press(confirm);
    await until(() => undo.mock.calls.length === 1);
  });
});

describe('orders', () => {
  it('earn points where staff tick it, which only those can who may change customers', async () => {
    const one = testFileImport({
      jobId: 'a',
      kind: 'orders',
      phase: 'check',
      head: { kind: 'orders', format: 'shopify', columns: [{ name: 'Name', column: 'number' }] },
    });
    const server = serve(one);
    const screen = await show({ ...server.responses, 'POST /imports/orders': server.responses['POST /imports/auto'] });
    await chooseFile(screen, file);
    const tick = await until(() =>
      [...screen.querySelectorAll<HTMLElement>('[role=switch], input[type=checkbox]')].find(
        (each) =>
          each.closest('label, div')?.textContent?.includes('Give points') ||
          each.getAttribute('aria-label') === 'Give points for these orders',
      ),
    );
    await press(tick);
    await until(() => server.sent.length === 2);
    expect(server.sent[1]?.get('points')).toBe('true');
  });
});

describe('a file', () => {
  it('is checked first: staff see what would change, and then have it imported', async () => {
    const { sent, states, responses } = serve();
    const screen = await show(responses);
    await chooseFile(screen, file);
    await until(() => findButton('Import 2 products'));
    expect(screen.textContent).toContain('Not imported: Preis');
    expect(Object.fromEntries(sent[0] as URLSearchParams)).toEqual({ dryRun: 'true', fileName: 'lamps.csv' });
    expect(screen.textContent).toContain('Shopify file');
    expect(screen.textContent).toContain('New: 1 · Changed: 1 · Rejected: 1');
    await until(() => screen.textContent?.includes('New lamp'));
    const tab = [...screen.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === 'Changed 1',
    );
    await act(async () => tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
    await until(() => screen.textContent?.includes('Old lamp'));
    expect(screen.textContent).toMatch(/TagsEmptybecomesdeskPrice\$3\.00becomes\$4\.00/);
    expect(screen.textContent).toMatch(/RedNewSKURED/);
    await press(await until(() => findButton('Import 2 products')));
    await until(() => states.length === 1);
    expect(states).toEqual([['a', 'running']]);
  });

  it('is checked again with other options, in place of the first check', async () => {
    const { sent, states, responses } = serve();
    const screen = await show(responses);
    await chooseFile(screen, file);
    const toggle = await until(() =>
      [...screen.querySelectorAll<HTMLElement>('[role=switch]')].find(
        ({ id }) => screen.querySelector(`label[for="${id}"]`)?.textContent === 'Keep the stock of existing products',
      ),
    );
    await press(toggle);
    await until(() => states.length === 1);
    expect(sent[1]?.get('keepStock')).toBe('true');
    expect(states).toEqual([['a', 'canceled']]);
  });

  it('of redirects is shown with their addresses, without what products have', async () => {
    const redirects = {
      ...checked,
      kind: 'redirects' as const,
      head: {
        kind: 'redirects' as const,
        format: 'shopify' as const,
        columns: [{ name: 'Redirect to', column: 'to' }],
      },
    };
    const { sent, responses } = serve(redirects);
    const values = { from: [null, '/old'], to: [null, '/new'] };
    const created = { ...item, row: 1, productId: null, outcome: 'created', name: '/old', changes: { values } };
    const screen = await show({ ...responses, 'GET /imports/a/items': () => [created] });
    await chooseFile(screen, file);
    await until(() => findButton('Import'));
    await until(() => screen.textContent?.includes('/old'));
    expect(screen.textContent).toContain('Leads to/new');
    expect(screen.textContent).not.toContain('Keep the stock');
    const kinds = [...screen.querySelectorAll<HTMLSelectElement>('article select')];
    expect(kinds[0]?.value).toBe('redirects');
    await choose(kinds[0] as HTMLElement, 'products');
    await until(() => sent.length === 2);
  });

  it('is read with the columns that staff choose, which are remembered for the next one', async () => {
    const { sent, responses } = serve();
    const screen = await show(responses);
    await chooseFile(screen, file);
    await choose(await openColumns(screen), 'price');
    await press(await until(() => findButton('Check again')));
    await until(() => sent.length === 2);
    expect(JSON.parse(sent[1]?.get('mapping') ?? '')).toEqual({ Preis: 'price' });
    expect(readChoices(['Preis', 'Item'])).toEqual({ Preis: 'price' });
    expect(readChoices(['Preis'])).toEqual({});
  });

  it('is read by itself as a file with the same columns was before', async () => {
    rememberChoices(['Preis', 'Item'], { Preis: 'price' });
    const { sent, responses } = serve();
    await chooseFile(await show(responses), file);
    await until(() => sent.length === 2);
    expect(JSON.parse(sent[1]?.get('mapping') ?? '')).toEqual({ Preis: 'price' });
  });

  it('is asked for again where the page was opened anew', async () => {
    const { sent, responses } = serve();
    const screen = await show({ ...responses, 'GET /imports': () => [checked] });
    await press(await until(() => findButton('Review')));
    await choose(await openColumns(screen), 'price');
    expect(findButton('Check again')).toBeUndefined();
    expect((findButton('Import 2 products') as HTMLButtonElement).disabled).toBe(true);
    const fields = await until(() => {
      const all = screen.querySelectorAll('article input[type=file]');
      return all.length === 1 && all;
    });
    await chooseFile(fields[0]?.parentElement as Element, file);
    await until(() => sent.length === 1);
    expect(sent[0]?.get('mapping')).toBe('{"Preis":"price"}');
  });

  it('that cannot be read says why, and lets staff say what its columns are', async () => {
    const problem = 'No column of the file is one of a product. Choose what its columns are.';
    const failed = testFileImport({ phase: 'read', state: 'failed', problem, head: checked.head, created: 0 });
    const screen = await show({ 'GET /imports': () => [failed] });
    await press(await until(() => findButton('Details')));
    expect(screen.textContent).toContain(problem);
    expect(await until(() => findField('Preis'))).toBeDefined();
  });
});
