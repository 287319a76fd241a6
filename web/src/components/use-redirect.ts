import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectQuery } from '../lib/queries/redirects';

/** Leads on from an address that has no page. Returns true while it does, or is not known yet. */
export function useRedirect(isUnknown = true): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isPending } = useQuery({ ...redirectQuery(pathname, search), enabled: isUnknown });
  useEffect(() => {
    if (isUnknown && data) void navigate(data.to, { replace: true });
  }, [isUnknown, data, navigate]);
  return isUnknown && (isPending || Boolean(data));
}
