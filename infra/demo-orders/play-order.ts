import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import { needsAddress } from '@shopwright/contracts/http/selling';
import { findZone } from '@shopwright/contracts/pricing/shipping';
import { eq, sql } from 'drizzle-orm';
import { openOrder } from '../../services/order/src/checkout/open-order';
import { orders as orderTable, stripeEvents } from '../../services/order/src/db/schema';
import { issueDocuments } from '../../services/order/src/documents/issue-documents';
import { ensureIntent } from '../../services/order/src/payments/ensure-intent';
import { type SellingChoice, toPlace } from '../../services/order/src/selling/selling-choice';
import { readSelling } from '../../services/order/src/selling/selling-now';
import type { DemoPeople } from './customers';
import { planDispute, planRefund, planReturn, planTexts } from './plan-aftermath';
import { planFulfillment, planPayment } from './plan-fulfillment';
import type { DemoProduct } from './products';
import type { Stage } from './stage';
import { dayMs, minuteMs, type Played, type Step, toSeconds } from './step';
import type { DemoOrder } from './story';
import { checkoutIds } from './story';
import { writeEmails } from './write-emails';

const toIntentId = (checkoutId: string): string => `pi_3SDemo${checkoutId.replaceAll('-', '').slice(0, 18)}`;

const testTokens: Record<DemoOrder['pay'], string> = {
  visa: 'pm_card_visa',
  mastercard: 'pm_card_mastercard',
  amex: 'pm_card_amex',
  bank: 'pm_usBankAccount',
};

/** A bank takes days to decide on a debit. */
const decidedAfterDays = 3;

interface Cast {
  people: DemoPeople;
  products: ReadonlyMap<string, DemoProduct>;
}

/** Opens the order, then does what happened to it since, by the operations of the order service at their times. */
export async function playOrder(stage: Stage, cast: Cast, demo: DemoOrder, index: number): Promise<void> {
  const openedAt = new Date(stage.now.getTime() - demo.ago);
  const customer = cast.people.customers.get(demo.customer);
  if (!customer) throw new Error(`the demonstration has no customer ${demo.customer}`);
  const checkoutId = checkoutIds[index] ?? '';
  const intentId = toIntentId(checkoutId);
  stage.clock.at = openedAt;
  const customerName = toName(customer);
  const order = await openOrder(stage.deps, {
    checkoutId,
    language: customer.language,
    lines: Object.entries(demo.lines).map(([slug, quantity]) => ({
      productId: cast.products.get(slug)?.id ?? 0,
      quantity,
    })),
    choice: await chooseShipping(stage, { ...customer.place, name: customerName }),
    customer: { customerName, customerEmail: customer.email, customerAddress: customer.address },
    actor: { role: customer.userId === null ? 'anonymous' : 'shopper', userId: customer.userId ?? undefined },
  });
  if (!order) throw new Error('two orders of the demonstration have one checkout');
  await stage.tx.update(orderTable).set({ createdAt: openedAt }).where(eq(orderTable.id, order.id));
  const created = toSeconds(openedAt);
  stage.payments.expect({
    id: intentId,
    created,
    confirmedAt: created + 90,
    paymentMethod: demo.status === 'failed' ? 'pm_usBankAccount_insufficientFunds' : testTokens[demo.pay],
    // Until the bank decides. A failed debit is decided by a later step.
    ...(demo.pay === 'bank' && { decidedAt: toSeconds(new Date(stage.now.getTime() + decidedAfterDays * dayMs)) }),
  });
  await ensureIntent(stage.deps, order);
  const played = { orderId: order.id, intentId, userId: customer.userId, staffId: cast.people.staffId };
  for (const { after, run } of planSteps(stage, demo, played)) {
    stage.clock.at = new Date(Math.min(openedAt.getTime() + after, stage.now.getTime() - minuteMs));
    await run();
    await writeEmails(stage, order.id);
    await settleEvents(stage, order.id);
  }
  await issueDocuments(stage.deps);
  await finish(stage, order.id, intentId);
}

/** Chooses the first rate to where the customer is. Nothing is chosen in a store that charges its goods alone. */
async function chooseShipping({ deps }: Stage, address: PostalAddress): Promise<SellingChoice | undefined> {
  const { settings } = await readSelling(deps.database);
  if (!needsAddress(settings)) return undefined;
  const zone = findZone(settings.shipping?.zones ?? [], toPlace(address));
  return { address, shippingRateId: zone?.rates[0]?.id };
}

/** Returns what happened to an order, oldest first. */
function planSteps(stage: Stage, demo: DemoOrder, played: Played): Step[] {
  const plans = [planPayment, planFulfillment, planRefund, planReturn, planDispute, planTexts];
  return plans.flatMap((plan) => plan(stage, demo, played)).sort((a, b) => a.after - b.after);
}

/** Family names come first in Japanese and Chinese. */
const toName = ({
  firstName,
  lastName,
  language,
}: {
  firstName: string;
  lastName: string;
  language: string;
}): string => (language === 'ja' || language === 'zh' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`);

/** Marks the events of a step as handled, so that nothing is sent about it. */
async function settleEvents({ tx, clock }: Stage, orderId: number): Promise<void> {
  const at = clock.at.toISOString();
  await tx.execute(sql`update outbox set occurred_at = ${at}, published_at = ${at}::timestamptz + interval '0.2 s', handled_at = now()
    where handled_at is null and payload->>'orderId' = ${String(orderId)}`);
}

/** Writes what came by webhook, and the times of the rows that have a time of their own. */
async function finish({ tx, payments }: Stage, orderId: number, paymentIntentId: string): Promise<void> {
  await tx.insert(stripeEvents).values(
    payments.listEvents(paymentIntentId).map(({ id, type, created }) => ({
      id,
      type,
      paymentIntentId,
      livemode: false,
      createdAt: new Date(created * 1000),
      receivedAt: new Date(created * 1000 + 1000),
    })),
  );
  const last = sql`(select max(created_at) from order_events where order_id = ${orderId})`;
  await tx.execute(sql`update orders set updated_at = greatest(created_at, ${last}) where id = ${orderId}`);
  await tx.execute(sql`update refunds set updated_at = coalesce(settled_at, created_at) where order_id = ${orderId}`);
  await tx.execute(sql`update disputes set updated_at = coalesce(closed_at, created_at) where order_id = ${orderId}`);
}
