import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openedName } from './paths';

/** Opens the dialog of the page that its address names, and takes the name out of the address. */
export function useOpened<Name extends string>(names: readonly Name[], open: (name: Name) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = names.find((name) => name === params.get(openedName));
  // Once for a name: the address follows in a transition, which another render would begin again.
  const openOnce = useEffectEvent((name: Name) => {
    open(name);
    const withoutName = (current: URLSearchParams) => {
      current.delete(openedName);
      return current;
    };
    setParams(withoutName, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (wanted !== undefined) openOnce(wanted);
  }, [wanted]);
}
