export interface RequestLabels {
  method: string;
  route: string;
  status: string;
}

/** Of method, route and status class. Six kinds of processes with seven series each stay below 2,000. */
export const labelSetsMax = 40;

/** All others. */
export const otherRoute = 'other';

/** Keeps the first combinations for good, and counts later ones by status class. */
export function createLabelLimit(max = labelSetsMax): (labels: RequestLabels) => RequestLabels {
  const kept = new Set<string>();
  return ({ method, route, status }) => {
    const key = `${method} ${route} ${status}`;
    const isKept = route !== otherRoute && (kept.has(key) || kept.size < max);
    if (!isKept) return { method: otherRoute, route: otherRoute, status };
    kept.add(key);
    return { method, route, status };
  };
}
