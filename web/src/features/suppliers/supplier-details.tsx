import { toMailto } from '@shopwright/contracts/email-address';
import type { Supplier } from '@shopwright/contracts/http/suppliers';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

/** Shows the details of a supplier that are filled in. */
export function SupplierDetails({ supplier }: { supplier: Supplier }) {
  const { t } = useLanguage();
  const { website, apiEndpoint, contactEmail, accountNumber, notes } = supplier;
  const linkClass = 'inline-flex items-center pointer-coarse:min-h-11 text-primary underline underline-offset-2';
  const rows = [
    { label: t('suppliers.website'), value: website, href: website },
    { label: t('suppliers.api_endpoint'), value: apiEndpoint },
    { label: t('suppliers.contact_email'), value: contactEmail, href: contactEmail && toMailto(contactEmail) },
    { label: t('suppliers.account_number'), value: accountNumber },
    { label: t('suppliers.notes'), value: notes },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <div className="@container mt-3">
      <dl className="grid items-baseline gap-x-4 gap-y-1 text-sm @sm:grid-cols-[auto_1fr]">
        {rows.map(({ label, value, href }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere line-clamp-4 min-w-0 mb-1.5 @sm:mb-0">
              {href ? (
                <a href={href} target="_blank" rel="noreferrer" className={linkClass}>
                  <bdi>{value}</bdi>
                </a>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SupplierActionsProps {
  supplier: Supplier;
  onEdit: (supplier: Supplier) => void;
  onRemove: (supplier: Supplier) => void;
}

/** For a supplier that is there: one of our own is removed, a marketplace is disconnected. */
export function SupplierActions({ supplier, onEdit, onRemove }: SupplierActionsProps) {
  const { t } = useLanguage();
  const { kind, name } = supplier;
  const isCustom = kind === 'custom';
  return (
    <Permitted to="suppliers:write">
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('shared.edit_named', { name })}
        onClick={() => onEdit(supplier)}
      >
        {t('shared.edit')}
      </Button>
      <Button
        variant="danger"
        size="sm"
        aria-label={t(isCustom ? 'suppliers.remove_named' : 'suppliers.disconnect_named', { name })}
        onClick={() => onRemove(supplier)}
      >
        {t(isCustom ? 'suppliers.remove' : 'suppliers.disconnect')}
      </Button>
    </Permitted>
  );
}
