type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

interface BrandRule {
  brand: Brand;
  prefix: RegExp;
  length: number;
  groups: number[];
  cvcLength: number;
}

const fours = [4, 4, 4, 4];
const rules: BrandRule[] = [
  { brand: 'amex', prefix: /^3[47]/, length: 15, groups: [4, 6, 5], cvcLength: 4 },
  { brand: 'diners', prefix: /^3(0[0-5]|[689])/, length: 14, groups: [4, 6, 4], cvcLength: 3 },
  { brand: 'jcb', prefix: /^35/, length: 16, groups: fours, cvcLength: 3 },
  { brand: 'visa', prefix: /^4/, length: 16, groups: fours, cvcLength: 3 },
  { brand: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, length: 16, groups: fours, cvcLength: 3 },
  { brand: 'unionpay', prefix: /^62/, length: 16, groups: fours, cvcLength: 3 },
  { brand: 'discover', prefix: /^6/, length: 16, groups: fours, cvcLength: 3 },
];
const unknown: BrandRule = { brand: 'unknown', prefix: /^/, length: 16, groups: fours, cvcLength: 3 };

export const digitsOf = (text: string) =>
  // Arabic-Indic and full-width digits are digits too.
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\D/g, '');

export const brandOf = (number: string): BrandRule => rules.find(({ prefix }) => prefix.test(number)) ?? unknown;

export function groupNumber(digits: string): string {
  const { groups, length } = brandOf(digits);
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, Math.min(from + size, length)));
    from += size;
  }
  return parts.join(' ');
}

/** `1` stays open, `5` can only be May: `05 / `. */
export function groupExpiry(digits: string, growing: boolean): string {
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = full.slice(0, 2);
  const year = full.length > 4 && full.slice(2, 4) === '20' ? full.slice(4, 6) : full.slice(2, 4);
  if (month.length < 2) return month;
  if (year) return `${month} / ${year}`;
  return growing ? `${month} / ` : month;
}

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

export type Problem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

export function numberProblem(number: string): Problem | undefined {
  if (number.length < brandOf(number).length) return 'incomplete_number';
  return passesLuhn(number) ? undefined : 'invalid_number';
}

export function expiryProblem(digits: string, today = new Date()): Problem | undefined {
  if (digits.length < 4) return 'incomplete_expiry';
  const month = Number(digits.slice(0, 2));
  const year = 2_000 + Number(digits.slice(2, 4));
  if (month < 1 || month > 12) return 'invalid_expiry_month';
  const past = year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1);
  return past ? 'invalid_expiry_year_past' : undefined;
}

export const cvcProblem = (cvc: string, number: string): Problem | undefined =>
  cvc.length < brandOf(number).cvcLength ? 'incomplete_cvc' : undefined;
