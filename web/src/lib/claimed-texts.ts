import type { Claim } from '@shopwright/contracts/http/store-settings';

export type HasClaim = (claim: Claim) => boolean;

/** The texts of the pages about the store: the ones with a promise only where the store makes it. */
export const shippingLead = (hasClaim: HasClaim) =>
  hasClaim('delivery') ? 'info.shipping.lead' : 'info.shipping.lead_neutral';

export const returnsLead = (hasClaim: HasClaim) =>
  hasClaim('returns') ? 'info.returns.lead' : 'info.returns.lead_neutral';

export const returnSteps = ['step_1', 'step_2', 'step_3', 'step_4'] as const;

/** Without the promise, a step names no number of days, and does not say who pays for the shipping. */
export function returnStepText(step: (typeof returnSteps)[number], hasClaim: HasClaim) {
  if (!hasClaim('returns') && (step === 'step_1' || step === 'step_3')) return `info.returns.${step}_neutral` as const;
  return `info.returns.${step}_text` as const;
}

export const deliveryTerms = (hasClaim: HasClaim) =>
  hasClaim('delivery') && hasClaim('returns') && hasClaim('warranty')
    ? (['info.terms.delivery', 'info.terms.delivery_text'] as const)
    : (['info.terms.delivery_neutral', 'info.terms.delivery_neutral_text'] as const);

export const helpWithReturns = (hasClaim: HasClaim) =>
  hasClaim('returns') && hasClaim('warranty') ? 'info.help.returns_text' : 'info.returns.how';

export const helpByContact = (hasClaim: HasClaim) =>
  hasClaim('support') ? 'info.help.contact_text' : 'info.faqs.unanswered';
