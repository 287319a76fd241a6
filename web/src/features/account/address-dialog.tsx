import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import * as z from 'zod';
import { AddressFields } from '../../components/address-fields';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useSaveAddress } from '../../lib/queries/saved-addresses';
import { blankAddress, typedAddress } from '../../lib/typed-address';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { usePutAddress } from './api';

const addressForm = z.strictObject({ address: typedAddress, isDefault: z.boolean() });

/** Adds an address, or corrects a saved one. */
export function AddressDialog({ saved, onClose }: { saved?: SavedAddress; onClose: () => void }) {
  const { t } = useLanguage();
  const add = useSaveAddress();
  const put = usePutAddress(saved?.id ?? '');
  const send = saved ? put : add;
  const form = useZodForm(addressForm, {
    address: { ...blankAddress, ...saved?.address },
    isDefault: saved?.isDefault ?? false,
  });
  const submit = form.submit(send, {
    onSuccess: () => {
      toast(t('account.addresses.saved'));
      onClose();
    },
    failed: () => toastError(t('shared.toast.update_failed'), t('account.profile.failed')),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(saved ? 'account.addresses.edit_title' : 'account.addresses.add')}
      onSubmit={submit}
      submit={{ label: t('account.addresses.save'), isPending: send.isPending }}
      className="grid gap-5"
    >
      <AddressFields
        name="address"
        title={t('shared.address.title')}
        country={form.watch('address.country')}
        countries={null}
        field={(name) => form.field(name)}
      />
      <SwitchField
        label={t('account.addresses.make_default')}
        isOn={form.watch('isDefault')}
        onChange={(isOn) => form.setValue('isDefault', isOn, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
