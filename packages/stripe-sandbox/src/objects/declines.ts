import table from './declines.json' with { type: 'json' };

interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

/** Returns what Stripe answers for a decline that a test card or test bank account names in `behaviour`. */
export function declineOf(name: string, bank: boolean): Decline {
  const declines: Record<string, Decline> = bank ? table.us_bank_account : table.card;
  const decline = declines[name];
  if (!decline) throw new Error(`No decline named ${name}`);
  return decline;
}
