import type { Permission } from '@shopwright/contracts/permissions';
import { byArea, deedName } from '../../components/permission-names';
import { useLanguage } from '../../i18n/language-provider';

interface PermissionBoxesProps {
  label: string;
  offered: readonly Permission[];
  chosen: readonly Permission[];
  isDisabled?: boolean;
  onChange: (chosen: Permission[]) => void;
}

/** A box for each permission, by area. */
export function PermissionBoxes({ label, offered, chosen, isDisabled = false, onChange }: PermissionBoxesProps) {
  const { t } = useLanguage();
  const toggle = (permission: Permission) =>
    onChange(chosen.includes(permission) ? chosen.filter((each) => each !== permission) : [...chosen, permission]);
  return (
    <fieldset disabled={isDisabled}>
      <legend className="font-medium text-sm">{label}</legend>
      <div className="mt-2 divide-y divide-line border-line border-y">
        {byArea(t, offered).map(({ name, permissions }) => (
          <fieldset key={name} className="flex flex-wrap items-center gap-x-5 py-1.5">
            <legend className="sr-only">{name}</legend>
            <span aria-hidden className="min-w-40 flex-1 text-sm">
              {name}
            </span>
            <span className="flex flex-wrap gap-x-5">
              {permissions.map((permission) => (
                <label key={permission} className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-primary"
                    checked={chosen.includes(permission)}
                    onChange={() => toggle(permission)}
                  />
                  {deedName(t, permission)}
                </label>
              ))}
            </span>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
