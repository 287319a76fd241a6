/** A reward the customer asks to use, and the account it must belong to. */
export interface RequestedReward {
  id: number;
  userId: number;
}

/** A reward that auth keeps for one checkout. `holder` names the checkout: its id, else the order's reference. */
export interface ReservedReward {
  id: number;
  holder: string;
  discountCents: number;
}
