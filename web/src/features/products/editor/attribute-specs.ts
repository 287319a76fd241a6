import { findAncestors } from '@shopwright/contracts/category-tree';
import type { StaffAttribute } from '@shopwright/contracts/http/attributes';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import type { ProductForm } from '../product-form';

type Spec = ProductForm['specs'][number];

/** Returns the attributes of products in the category, which the form has by its name. */
export function attributesOf(attributes: readonly StaffAttribute[], categories: StaffCategory[], name: string) {
  const category = categories.find((one) => one.name === name);
  const ids = category ? [...findAncestors(categories, category), category].map(({ id }) => id) : [];
  return attributes.filter(({ categoryIds }) => categoryIds.length === 0 || categoryIds.some((id) => ids.includes(id)));
}

const isLabel = (label: string, { name }: StaffAttribute): boolean => label.trim().toLowerCase() === name.toLowerCase();

/** Returns the place of the specification that is the attribute's value; -1 where the product has none. */
export const placeOf = (specs: readonly Spec[], attribute: StaffAttribute): number =>
  specs.findIndex(({ label }) => isLabel(label, attribute));

const isNumber = (text: string): boolean => /^-?\d[\d.,]*$/.test(text);

/** Returns a number without its unit, and any other text as it is. */
export function withoutUnit(value: string, unit: string | null): string {
  if (!unit || !value.toLowerCase().endsWith(unit.toLowerCase())) return value;
  const number = value.slice(0, -unit.length).trimEnd();
  return isNumber(number) ? number : value;
}

export const withUnit = (typed: string, unit: string | null): string =>
  unit && isNumber(typed) ? `${typed} ${unit}` : typed;
