export interface RequestLabels {
  method: string;
  /** The pattern, such as `/products/:id`. */
  route: string;
  /** The class: `2xx`. */
  status: string;
}

/**
 * The most combinations of method, route and status class that have series of their own. With seven series each, the six
 * kinds of processes stay below 2,000 series together.
 */
export const labelSetsMax = 40;

/** Stands for what has no series of its own. */
export const otherRoute = 'other';

/**
 * Returns a function that keeps the first combinations as they are, and counts all later ones by their status class only.
 * The routes that a store uses most come first. A combination that was kept once is kept for good, so that no counter
 * ever falls.
 */
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
