import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { addressLine, savedAddressesQuery } from '../../lib/queries/saved-addresses';
import { sellingTermsQuery } from '../../lib/queries/selling';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast, toastError } from '../../ui/toast-store';
import { AddressDialog } from './address-dialog';
import { useDeleteAddress } from './api';

/** The addresses that a checkout offers. A store that asks for no structured address has none. */
export function AddressBook() {
  const { data: terms } = useQuery(sellingTermsQuery);
  return terms?.needsAddress ? <SavedAddresses /> : null;
}

type Open = { type: 'edit' | 'delete'; saved: SavedAddress } | { type: 'add' };

function SavedAddresses() {
  const { t, language } = useLanguage();
  const addresses = useQuery(savedAddressesQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card className="mt-6 p-6 sm:p-8">
      <h2 className="font-semibold text-xl">{t('account.addresses.title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('account.addresses.text')}</p>
      {addresses.isError && <QueryError level={3} title={t('account.addresses.failed')} query={addresses} />}
      <ul className="mt-4 divide-y divide-line">
        {addresses.data?.map((saved) => (
          <li key={saved.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5 text-sm">
            <div className="min-w-40 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <bdi>{saved.address.name}</bdi>
                {saved.isDefault && <Badge tone="primary">{t('account.addresses.default')}</Badge>}
              </p>
              <p className="wrap-anywhere whitespace-pre-line text-muted">
                <bdi>{composeAddress(saved.address, language)}</bdi>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('account.addresses.edit_named', { address: addressLine(saved) })}
                onClick={() => setOpen({ type: 'edit', saved })}
              >
                {t('account.addresses.edit')}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('account.addresses.delete_named', { address: addressLine(saved) })}
                onClick={() => setOpen({ type: 'delete', saved })}
              >
                {t('account.addresses.delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-2" onClick={() => setOpen({ type: 'add' })}>
        <Plus size={16} aria-hidden />
        {t('account.addresses.add')}
      </Button>
      {open?.type === 'add' && <AddressDialog onClose={close} />}
      {open?.type === 'edit' && <AddressDialog saved={open.saved} onClose={close} />}
      {open?.type === 'delete' && <DeleteDialog saved={open.saved} onClose={close} />}
    </Card>
  );
}

function DeleteDialog({ saved, onClose }: { saved: SavedAddress; onClose: () => void }) {
  const { t } = useLanguage();
  const remove = useDeleteAddress();
  const confirm = () =>
    remove.mutate(saved.id, {
      onSuccess: () => {
        toast(t('account.addresses.deleted'));
        onClose();
      },
      onError: () => toastError(t('shared.toast.update_failed'), t('account.profile.failed')),
    });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onClose={onClose}
      title={t('account.addresses.delete_title')}
      text={<bdi>{addressLine(saved)}</bdi>}
      confirmLabel={t('account.addresses.delete')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={confirm}
      isPending={remove.isPending}
    />
  );
}
