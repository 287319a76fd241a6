import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openedName } from './paths';

/** Opens the dialog of the page that its address names, and takes the name out of the address. */
export function useOpened<Name extends string>(names: readonly Name[], open: (name: Name) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = names.find((name) => name === params.get(openedName));
  useEffect(() => {
    if (wanted === undefined) return;
    open(wanted);
    const withoutName = (current: URLSearchParams) => {
      current.delete(openedName);
      return current;
    };
    setParams(withoutName, { replace: true, preventScrollReset: true });
  }, [wanted, open, setParams]);
}
