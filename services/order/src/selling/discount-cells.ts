import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { readFlag } from '@shopwright/contracts/flag-words';
import { type Discount, type DiscountForm, discountForm } from '@shopwright/contracts/http/discounts';
import type { findTargets } from '@shopwright/contracts/http/internal';
import type { discountColumns } from '@shopwright/contracts/import-kinds';
import { readNumber } from '@shopwright/contracts/spreadsheet-numbers';
import { validationMessages } from '@shopwright/contracts/validation-messages';

export type Cells = Partial<Record<(typeof discountColumns)[number], string>>;

/** What the catalog calls the targets of discounts. */
export type TargetNames = ResponseOf<typeof findTargets>;
type TargetType = keyof TargetNames;
type Target = { type: string; ids?: number[] };

const isTargetType = (type: string): type is TargetType => ['products', 'categories', 'collections'].includes(type);

/** A discount as a row of a file has it: the slugs of its targets, which name them in another store, too. Those that are gone stay away. */
export function writeCells({ effect, target, audience, ...form }: DiscountForm, names: TargetNames): Cells {
  const slugsOf = ({ type, ids = [] }: Target): string => {
    const slugs = new Map(isTargetType(type) ? names[type].map(({ id, slug }) => [id, slug]) : []);
    return ids.flatMap((id) => slugs.get(id) ?? []).join(' ');
  };
  const getTarget = effect.kind === 'buy_x_get_y' ? effect.getTarget : undefined;
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  return {
    name: form.name,
    code: text(form.code),
    isEnabled: text(form.isEnabled),
    kind: effect.kind,
    rate: 'rate' in effect ? effect.rate : '',
    amount: effect.kind === 'amount' ? effect.amount : '',
    buy: effect.kind === 'buy_x_get_y' ? text(effect.buy) : '',
    get: effect.kind === 'buy_x_get_y' ? text(effect.get) : '',
    target: target.type,
    targets: slugsOf(target),
    getTarget: getTarget?.type ?? '',
    getTargets: getTarget ? slugsOf(getTarget) : '',
    minimumAmount: text(form.minimumAmount),
    minimumQuantity: text(form.minimumQuantity),
    firstDay: text(form.firstDay),
    lastDay: text(form.lastDay),
    audience: audience.type,
    emails: audience.type === 'customers' ? audience.emails.join(' ') : '',
    usesMax: text(form.usesMax),
    usesPerCustomerMax: text(form.usesPerCustomerMax),
    combines: text(form.combines),
  };
}

/** The slugs that cells name, by what they are of. */
export function slugsIn(cells: Cells): { type: TargetType; slug: string }[] {
  const pairs = [
    [cells.target, cells.targets],
    [cells.getTarget, cells.getTargets],
  ];
  return pairs.flatMap(([type = '', list]) => (isTargetType(type) ? split(list).map((slug) => ({ type, slug })) : []));
}

const split = (cell = ''): string[] => [...new Set(cell.split(/[\s,;|]+/).filter((part) => part !== ''))];

/** Returns the discount that cells say, or all reasons why there is none. What is empty is not there. */
export function readCells(cells: Cells, names: TargetNames): { form: DiscountForm } | { reason: string } {
  const problems = new Map<string, string>();
  const cell = (column: keyof Cells): string | undefined => cells[column]?.trim() || undefined;
  const amount = (column: keyof Cells): string | undefined => {
    const typed = cell(column);
    const read = typed === undefined ? undefined : readNumber(typed);
    if (read === 'unclear') {
      problems.set(column, 'Can be read as two numbers. Write it without a thousands separator');
    }
    return read && read !== 'unclear' ? read.number : typed;
  };
  const whole = (column: keyof Cells): number | undefined => {
    const typed = cell(column);
    return typed === undefined ? undefined : Number(typed);
  };
  const flag = (column: keyof Cells, none: boolean): boolean => {
    const typed = cell(column);
    const read = typed === undefined ? none : readFlag(typed);
    if (read === undefined) problems.set(column, 'Must be true or false');
    return read ?? none;
  };
  const target = (typeColumn: 'target' | 'getTarget', listColumn: 'targets' | 'getTargets') => {
    const type = cell(typeColumn) ?? '';
    if (!isTargetType(type)) return { type };
    const ids = new Map(names[type].map(({ id, slug }) => [slug, id]));
    const slugs = split(cells[listColumn]);
    const missing = slugs.find((slug) => !ids.has(slug));
    if (missing !== undefined) problems.set(listColumn, `The store has no ${nouns[type]} “${missing}”`);
    return { type, ids: slugs.flatMap((slug) => ids.get(slug) ?? []) };
  };
  const kind = cell('kind');
  const effect = {
    kind,
    ...((kind === 'percentage' || kind === 'buy_x_get_y') && { rate: amount('rate') ?? '' }),
    ...(kind === 'amount' && { amount: amount('amount') ?? '' }),
    ...(kind === 'buy_x_get_y' && {
      buy: whole('buy'),
      get: whole('get'),
      ...(cell('getTarget') && { getTarget: target('getTarget', 'getTargets') }),
    }),
  };
  const audience = cell('audience') ?? 'all';
  const form = {
    name: cells.name ?? '',
    code: cell('code') ?? null,
    effect,
    target: cell('target') ? target('target', 'targets') : { type: 'order' },
    minimumAmount: amount('minimumAmount'),
    minimumQuantity: whole('minimumQuantity'),
    firstDay: cell('firstDay'),
    lastDay: cell('lastDay'),
    audience: { type: audience, ...(audience === 'customers' && { emails: split(cells.emails) }) },
    usesMax: whole('usesMax') ?? null,
    usesPerCustomerMax: whole('usesPerCustomerMax') ?? null,
    combines: flag('combines', false),
    isEnabled: flag('isEnabled', true),
  };
  const result = discountForm.safeParse(form);
  for (const issue of result.error?.issues ?? []) {
    const column = columnOf(issue.path);
    if (problems.has(column) || (column === 'targets' && problems.size > 0)) continue;
    const isEmpty = !cells[column as keyof Cells]?.trim();
    problems.set(column, isEmpty ? validationMessages.required : issue.message);
  }
  if (result.data && problems.size === 0) return { form: result.data };
  return { reason: [...problems].map(([column, reason]) => `${column}: ${reason}`).join('; ') };
}

const nouns: Record<TargetType, string> = { products: 'product', categories: 'category', collections: 'collection' };

/** The column of a part of the form. */
function columnOf([field, part, below]: readonly PropertyKey[]): string {
  if (field === 'effect')
    return part === 'getTarget' ? (below === 'type' ? 'getTarget' : 'getTargets') : String(part ?? 'kind');
  if (field === 'target') return part === 'ids' ? 'targets' : 'target';
  if (field === 'audience') return part === 'emails' ? 'emails' : 'audience';
  return String(field ?? 'name');
}

const numeric = new Set<string>([
  'rate',
  'amount',
  'minimumAmount',
  'buy',
  'get',
  'minimumQuantity',
  'usesMax',
  'usesPerCustomerMax',
]);

/** "10" and "10.00" say the same. */
export const isSameCell = (column: string, one = '', other = ''): boolean =>
  one === other || (numeric.has(column) && one !== '' && other !== '' && Number(one) === Number(other));

/** The form of a stored discount. */
export function toForm({
  id: _id,
  version: _v,
  uses: _u,
  createdAt: _c,
  updatedAt: _up,
  ...form
}: Discount): DiscountForm {
  return form;
}
