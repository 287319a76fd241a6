import { PriceChangePanel, ShortagePanel } from './problem-panel';
import { RewardRefusedPanel } from './reward-refused-panel';
import type { useCheckout } from './use-checkout';

interface CheckoutProblemProps {
  checkout: ReturnType<typeof useCheckout>;
  /** The discount of the chosen reward. */
  discountCents: number;
}

/** Shows why the payment could not be started, where the customer can do something about it. */
export function CheckoutProblem({ checkout, discountCents }: CheckoutProblemProps) {
  const { problem, form, isStarting } = checkout;
  const retry = () => form && checkout.start(form);
  switch (problem?.kind) {
    case 'price_changed':
      return (
        <PriceChangePanel
          details={problem.change}
          discountCents={discountCents}
          isPending={isStarting}
          onResolved={retry}
        />
      );
    case 'out_of_stock':
      return <ShortagePanel details={problem.shortage} isPending={isStarting} onResolved={retry} />;
    case 'reward_refused':
      if (!form) return null;
      return (
        <RewardRefusedPanel
          reason={problem.reason}
          isPending={isStarting}
          onGoOn={() => checkout.startWithoutReward(form)}
        />
      );
    default:
      return null;
  }
}
