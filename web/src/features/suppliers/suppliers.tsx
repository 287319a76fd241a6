import type { Supplier, SupplierKind } from '@shopwright/contracts/http/suppliers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Skeleton } from '../../ui/skeleton';
import { toast, toastError } from '../../ui/toast-store';
import { suppliersQuery, useRemoveSupplier } from './api';
import { CustomSuppliers } from './custom-suppliers';
import { HeldPrices } from './held-prices';
import { MarketplaceCard, marketplaces } from './marketplace-card';
import { Performance } from './performance';
import { SupplierDialog } from './supplier-dialog';

interface OpenForm {
  supplier?: Supplier;
  kind: SupplierKind;
  name: string;
}

export function Suppliers() {
  const { t } = useLanguage();
  const suppliers = useQuery(suppliersQuery);
  const [form, setForm] = useState<OpenForm | null>(null);
  const [doomed, setDoomed] = useState<Supplier | null>(null);
  const remove = useRemoveSupplier();
  if (suppliers.isPending) {
    return (
      <div aria-busy="true" className="grid gap-5 md:grid-cols-2">
        {marketplaces.map(({ kind }) => (
          <Skeleton key={kind} className="h-44 rounded-card" />
        ))}
      </div>
    );
  }
  if (!suppliers.data) return <QueryError title={t('suppliers.failed')} query={suppliers} />;
  const edit = (supplier: Supplier) => setForm({ supplier, kind: supplier.kind, name: supplier.name });
  const removeDoomed = () =>
    doomed &&
    remove.mutate(doomed, {
      onSuccess: () => toast(t('suppliers.removed'), t('suppliers.removed_text', { name: doomed.name })),
      onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
      onSettled: () => setDoomed(null),
    });
  const isCustom = doomed?.kind === 'custom';
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <HeldPrices />
      {marketplaces.map((marketplace) => (
        <MarketplaceCard
          key={marketplace.kind}
          marketplace={marketplace}
          supplier={suppliers.data.find(({ kind }) => kind === marketplace.kind)}
          onConnect={() => setForm({ kind: marketplace.kind, name: t(marketplace.title) })}
          onEdit={edit}
          onDisconnect={setDoomed}
        />
      ))}
      <CustomSuppliers
        suppliers={suppliers.data.filter(({ kind }) => kind === 'custom')}
        onAdd={() => setForm({ kind: 'custom', name: '' })}
        onEdit={edit}
        onRemove={setDoomed}
      />
      <Performance />
      {form && <SupplierDialog {...form} onClose={() => setForm(null)} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t(isCustom ? 'suppliers.remove_title' : 'suppliers.disconnect_title')}
        text={t('suppliers.remove_text', { name: doomed?.name ?? '' })}
        confirmLabel={t(isCustom ? 'suppliers.remove' : 'suppliers.disconnect')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={removeDoomed}
        isPending={remove.isPending}
        isDangerous
      />
    </div>
  );
}
