import { defaultStoreName, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/queries/products';
import { storeSettingsQuery } from '../../lib/queries/store-settings';
import { anyProductQuery } from './api';

export const setupSteps = ['store', 'category', 'product'] as const;
export type SetupStep = (typeof setupSteps)[number];
export type SetupProgress = Record<SetupStep, boolean>;

/** Returns which steps are done, read from the store itself; undefined until all of it is known. */
export function useSetupProgress(): SetupProgress | undefined {
  const { data: settings } = useQuery(storeSettingsQuery);
  const { data: categories } = useQuery(categoriesQuery);
  const { data: hasProduct } = useQuery(anyProductQuery);
  if (!settings || !categories || hasProduct === undefined) return undefined;
  return { store: isNamed(settings), category: categories.length > 0, product: hasProduct };
}

/** Other settings may be saved before the name. */
export const isNamed = ({ name }: Pick<StoreSettings, 'name'>): boolean => name !== defaultStoreName;

/**
 * The step to show: the chosen one, else the first that is neither done nor skipped. A product needs a category, which
 * comes first. Undefined: nothing is left that can be done.
 */
export function nextStep(
  progress: SetupProgress,
  chosen: string | null,
  skipped: readonly SetupStep[],
): SetupStep | undefined {
  const isOpen = (step: SetupStep) =>
    !progress[step] && !skipped.includes(step) && (step !== 'product' || progress.category);
  const wanted = chosen === 'product' && !progress.product && !progress.category ? 'category' : chosen;
  return setupSteps.find((step) => step === wanted && isOpen(step)) ?? setupSteps.find(isOpen);
}
