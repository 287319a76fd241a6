import { Root, Thumb } from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  id?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label?: string;
  disabled?: boolean;
  describedBy?: string;
}

export function Switch({ id, isOn, onChange, label, disabled, describedBy }: SwitchProps) {
  return (
    <Root
      id={id}
      checked={isOn}
      onCheckedChange={onChange}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      className="relative h-6 w-11 shrink-0 rounded-full after:absolute after:-inset-y-2.5 after:inset-x-0 bg-line-strong transition-colors disabled:opacity-55 data-[state=checked]:bg-primary"
    >
      <Thumb className="block size-5 translate-x-0.5 rounded-full bg-surface shadow transition-transform data-[state=checked]:translate-x-5.5 rtl:-translate-x-0.5 rtl:data-[state=checked]:-translate-x-5.5" />
    </Root>
  );
}

interface SwitchFieldProps extends Omit<SwitchProps, 'id' | 'label' | 'describedBy'> {
  label: string;
  hint?: ReactNode;
}

/** A switch with its words beside it. The hint describes it, and is no part of its name. */
export function SwitchField({ label, hint, ...rest }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} describedBy={hint ? `${id}-hint` : undefined} {...rest} />
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-xs">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
