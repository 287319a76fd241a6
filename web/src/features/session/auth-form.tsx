import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/button';

interface AuthFormProps {
  onSubmit: FormEventHandler;
  submitLabel: string;
  isPending: boolean;
  children: ReactNode;
}

export function AuthForm({ onSubmit, submitLabel, isPending, children }: AuthFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {children}
      <Button type="submit" size="lg" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
