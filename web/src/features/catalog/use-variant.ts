import type { ProductDetail, ProductVariant } from '@shopwright/contracts/http/products';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { variantParam } from '../../lib/paths';
import { findVariant } from '../../lib/variants';

/** The chosen variant lives in the address, so that it can be linked to. Undefined for a product without options. */
export function useVariant(product: ProductDetail) {
  const [params, setParams] = useSearchParams();
  // The address follows in a transition; what was pressed must not look unpressed until then.
  const [wanted, showAtOnce] = useOptimistic(params.get(variantParam));
  const choose = ({ id }: ProductVariant) =>
    startTransition(() => {
      showAtOnce(String(id));
      const after = new URLSearchParams(window.location.search);
      after.set(variantParam, String(id));
      setParams(after, { replace: true });
    });
  return { variant: findVariant(product, wanted), choose };
}
