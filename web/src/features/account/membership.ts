const platinumCents = 100_000;

/** Gold from the first day; Platinum from $1000 spent on. */
export function membership(spentCents: number) {
  const isPlatinum = spentCents >= platinumCents;
  return {
    isPlatinum,
    goalCents: platinumCents,
    /** Capped at the goal. */
    reachedCents: Math.min(spentCents, platinumCents),
    missingCents: Math.max(platinumCents - spentCents, 0),
  };
}
