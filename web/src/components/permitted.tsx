import type { Permission } from '@shopwright/contracts/permissions';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { useMay } from '../lib/use-may';
import { Notice } from '../ui/notice';
import { areaName, deedName } from './permission-names';

interface PermittedProps {
  to: Permission;
  children: ReactNode;
  /** What the others see instead. */
  otherwise?: ReactNode;
}

/** Shows its children to who has the permission. Only spares the others a refusal: the services check the same. */
export function Permitted({ to, children, otherwise = null }: PermittedProps) {
  return useMay()(to) ? children : otherwise;
}

interface ReadOnlyUnlessProps {
  permission: Permission;
  children: ReactNode;
  /** Leaves the notice out where the screen has said so. */
  isSilent?: boolean;
}

/** Shows an editor to everyone, and lets only those with the permission act: no field or button in it works for the others. */
export function ReadOnlyUnless({ permission, children, isSilent = false }: ReadOnlyUnlessProps) {
  if (useMay()(permission)) return children;
  return (
    <>
      {!isSilent && <ReadOnlyNotice permission={permission} />}
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}

/** Tells those without the permission that they can only look: for a screen that disables its own fields. */
export function ReadOnlyNotice({ permission, className }: { permission: Permission; className?: string }) {
  const { t } = useLanguage();
  if (useMay()(permission)) return null;
  return (
    <Notice className={clsx('mb-5', className)}>
      {t('shared.permission.read_only', { area: areaName(t, permission), deed: deedName(t, permission) })}
    </Notice>
  );
}
