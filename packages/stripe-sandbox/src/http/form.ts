import { rejected } from './stripe-error';

type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const depthMax = 8;
const pairsMax = 1_000;
const malformed = (why: string) => rejected(400, `Invalid request: ${why}`);

interface Branch {
  [name: string]: string | Branch;
}

/** Reads `a=1&b[c]=2&d[]=3&e[0][f]=4` into nested objects and arrays; a repeated name keeps its last value. */
export function parseForm(text: string): Form {
  const root: Branch = Object.create(null);
  const pairs = text.split('&').filter(Boolean);
  if (pairs.length > pairsMax) throw malformed(`more than ${pairsMax} parameters`);
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    insert(root, pathOf(name), equals < 0 ? '' : decode(pair.slice(equals + 1)), name);
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withArrays(value)]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed(`"${text.slice(0, 40)}" is not valid percent-encoding`);
  }
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw malformed(`"${name.slice(0, 80)}" is not a parameter name`);
  const [, head = '', tail = ''] = match;
  const path = [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (path.length > depthMax) throw malformed(`"${name.slice(0, 80)}" is nested too deeply`);
  if (path.includes('__proto__')) throw malformed('"__proto__" is not a parameter name');
  return path;
}

function insert(root: Branch, path: string[], value: string, name: string): void {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(branch).length) : part;
    if (depth === path.length - 1) {
      if (typeof branch[key] === 'object') throw malformed(`"${name}" is given both as a value and as an object`);
      branch[key] = value;
      return;
    }
    branch[key] ??= Object.create(null) as Branch;
    const next = branch[key];
    if (typeof next === 'string') throw malformed(`"${name}" is given both as a value and as an object`);
    branch = next;
  }
}

function withArrays(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([key], index) => key === String(index))) return entries.map(([, item]) => withArrays(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, withArrays(item)]));
}
