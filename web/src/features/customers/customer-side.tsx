import type { CustomerDetail, CustomerLink } from '@shopwright/contracts/http/customers';
import { Download, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useExport, useSendLink } from './api';
import { EraseDialog } from './erase-dialog';

const newsletter: Partial<Record<string, MessageKey>> = {
  pending: 'customers.newsletter_pending',
  confirmed: 'customers.newsletter_confirmed',
  unsubscribed: 'customers.newsletter_unsubscribed',
};

/** The customer's consents, the links that staff can send, and the customer's rights to their data. */
export function CustomerSide({ customer }: { customer: CustomerDetail }) {
  const { t } = useLanguage();
  const [isErasing, setErasing] = useState(false);
  const link = useSendLink(customer);
  const file = useExport(customer);
  const { account } = customer;
  return (
    <Card className="grid gap-5 p-4 text-sm sm:p-5">
      <section>
        <h2 className="mb-1 font-semibold text-lg">{t('customers.consent')}</h2>
        {account && <p>{t(account.marketingOptIn ? 'customers.marketing_yes' : 'customers.marketing_no')}</p>}
        <p>{t(newsletter[customer.newsletter?.state ?? ''] ?? 'customers.newsletter_none')}</p>
      </section>
      <Permitted to="customers:write">
        <section>
          <h2 className="mb-2 font-semibold text-lg">{t('customers.links')}</h2>
          <div className="grid justify-items-start gap-2">
            {linksFor(customer).map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                size="sm"
                onClick={() => link.mutate(kind)}
                isPending={link.isPending && link.variables === kind}
              >
                <Send size={14} aria-hidden className="rtl:-scale-x-100" />
                {t(`customers.link_${kind}`)}
              </Button>
            ))}
          </div>
        </section>
      </Permitted>
      <Permitted to="customers:privacy">
        <section>
          <h2 className="mb-2 font-semibold text-lg">{t('customers.data')}</h2>
          <div className="grid justify-items-start gap-2">
            <Button variant="secondary" size="sm" onClick={() => file.mutate()} isPending={file.isPending}>
              <Download size={14} aria-hidden />
              {t('customers.export')}
            </Button>
            {(account === null || account.role === 'shopper') && (
              <Button variant="secondary" size="sm" onClick={() => setErasing(true)}>
                <Trash2 size={14} aria-hidden />
                {t('customers.erase')}
              </Button>
            )}
          </div>
        </section>
      </Permitted>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Card>
  );
}

/** The links that lead somewhere for this customer. */
function linksFor({ account, orders }: CustomerDetail): CustomerLink[] {
  return [
    ...(orders > 0 ? ['order' as const] : []),
    ...(account && !account.emailVerified ? ['verify-email' as const] : []),
    ...(account ? ['reset-password' as const] : []),
  ];
}
