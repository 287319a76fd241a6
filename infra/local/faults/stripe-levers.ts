const withinMs = 3000;

/** Sets the faults of the sandbox at this address. */
export async function setStripeFaults(sandboxUrl: string, faults: object): Promise<void> {
  const response = await fetch(`${sandboxUrl}/_sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify(faults),
    signal: AbortSignal.timeout(withinMs),
  });
  if (!response.ok) throw new Error(`The Stripe sandbox answered ${response.status}`);
}

/** Counts the payments that succeeded there, refunded ones too. */
export async function countStripePayments(sandboxUrl: string): Promise<number> {
  const response = await fetch(`${sandboxUrl}/_sandbox/counts`, { signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) throw new Error(`The Stripe sandbox answered ${response.status}`);
  return ((await response.json()) as { succeeded: number }).succeeded;
}
