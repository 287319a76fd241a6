import { weightMaxGrams } from '@shopwright/contracts/limits';

export const weightUnits = ['g', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];

interface Weight {
  /** A decimal; empty for a weight that is not known. */
  weight: string;
  weightUnit: WeightUnit;
}

const gramsPerUnit: Record<WeightUnit, number> = { g: 1, kg: 1000 };

/** Returns the weight in the unit in which people say it. */
export function toWeight(grams: number): Weight {
  const weightUnit = grams >= gramsPerUnit.kg ? 'kg' : 'g';
  return { weight: grams === 0 ? '' : String(grams / gramsPerUnit[weightUnit]), weightUnit };
}

/** Returns the weight to the nearest gram. Undefined for what is no weight, or too heavy. */
export function toGrams({ weight, weightUnit }: Weight): number | undefined {
  if (weight.trim() === '') return 0;
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(weight)) return undefined;
  const grams = Math.round(Number(weight) * gramsPerUnit[weightUnit]);
  return grams <= weightMaxGrams ? grams : undefined;
}
