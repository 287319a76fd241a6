import type { EmailPreview } from '@shopwright/contracts/http/mailbox';
import { composeAccountEmail } from '../account-emails/compose-account-email';
import { composeContactAnswer } from '../contact-emails/compose-contact-answer';
import type { ComposedEmail } from '../emails/mailer';
import type { EmailContext } from '../emails/render-email';
import { composeMerchantEmail } from '../merchant-emails/compose-merchant-email';
import { composeAllClear, composeOperationsAlert } from '../merchant-emails/compose-operations-email';
import { composeStockAlert, composeStockDigest } from '../merchant-emails/compose-stock-emails';
import { composeWebhookEmail } from '../merchant-emails/compose-webhook-email';
import { composeOrderEmail } from '../order-emails/compose-order-email';
import { composePaymentLink } from '../payment-links/compose-payment-link';
import { composePurchaseEmail } from '../purchase-orders/compose-purchase-email';
import { composeTodoEmail } from '../todo-emails/compose-todo-email';
import * as samples from './samples';

/** The emails about an order that a guest gets here, who has no account to be linked to. */
const guestEmails: readonly string[] = ['cancelled', 'delivered', 'withdrawal-link'];

/** Composes every email that the store sends from sample data. */
export function previewEmails(context: EmailContext): EmailPreview[] {
  const { language } = context;
  const orderEmails = Object.entries(samples.orderEmails).map(([name, email]) => {
    const order = guestEmails.includes(name) ? samples.guestOrder : samples.order;
    return preview('orders', name, composeOrderEmail(order, email, context));
  });
  const paymentLink = preview('orders', 'payment-link', composePaymentLink(samples.paymentLink, context));
  const accountEmails = samples.accountEmails.map((email) =>
    preview('accounts', email.kind, composeAccountEmail({ ...email, language }, context)),
  );
  const merchantEmails = Object.entries(samples.news).map(([name, news]) =>
    preview('merchant', name, composeMerchantEmail(samples.order, news, context)),
  );
  const digests = Object.entries(samples.digests).map(([name, alerts]) =>
    preview('stock', name, composeStockDigest(alerts, samples.digestDay, context)),
  );
  const alerts = Object.entries(samples.raisedAlerts).map(([name, alert]) =>
    preview('operations', name, composeOperationsAlert(alert, context)),
  );
  const allClear = Object.entries(samples.clearedAlerts).map(([name, cleared]) =>
    preview('operations', name, composeAllClear(cleared, context)),
  );
  return [
    ...orderEmails,
    paymentLink,
    ...accountEmails,
    preview(
      'accounts',
      'team-invitation-unnamed',
      composeAccountEmail({ ...samples.unnamedInvitation, language }, context),
    ),
    preview('accounts', 'contact-answered', composeContactAnswer(samples.contactAnswer, context)),
    ...merchantEmails,
    preview('suppliers', 'purchase-order', composePurchaseEmail(samples.purchaseOrder, context)),
    preview('stock', 'alert', composeStockAlert(samples.stockAlert, context)),
    ...digests,
    ...alerts,
    ...allClear,
    ...Object.entries(samples.stoppedEndpoints).map(([name, endpoint]) =>
      preview('webhooks', name, composeWebhookEmail(endpoint, context)),
    ),
    preview('todo', 'todo', composeTodoEmail(samples.todoRows, samples.todoRecipient, context)),
  ];
}

const preview = (group: string, name: string, email: ComposedEmail): EmailPreview => ({
  kind: `${group}.${name}`,
  ...email,
});
