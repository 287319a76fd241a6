import { Root, Thumb } from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  id?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label?: string;
  disabled?: boolean;
}

export function Switch({ id, isOn, onChange, label, disabled }: SwitchProps) {
  return (
    <Root
      id={id}
      checked={isOn}
      onCheckedChange={onChange}
      aria-label={label}
      disabled={disabled}
      className="relative h-6 w-11 shrink-0 rounded-full after:absolute after:-inset-y-2.5 after:inset-x-0 bg-line-strong transition-colors disabled:opacity-55 data-[state=checked]:bg-primary"
    >
      <Thumb className="block size-5 translate-x-0.5 rounded-full bg-surface shadow transition-transform data-[state=checked]:translate-x-5.5 rtl:-translate-x-0.5 rtl:data-[state=checked]:-translate-x-5.5" />
    </Root>
  );
}

interface SwitchFieldProps extends Omit<SwitchProps, 'id' | 'label'> {
  label: string;
  hint?: ReactNode;
}

/** A switch with its words beside it. */
export function SwitchField({ label, hint, ...rest }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} {...rest} />
      <label htmlFor={id} className="min-w-0 font-medium text-sm">
        {label}
        {hint && <span className="block font-normal text-muted text-xs">{hint}</span>}
      </label>
    </div>
  );
}
