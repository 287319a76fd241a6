import clsx from 'clsx';
import { X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { dismissToast, useToast } from './toast-store';

interface ToasterProps {
  /** The name of the toast region for screen readers. */
  label: string;
  closeLabel: string;
}

export function Toaster({ label, closeLabel }: ToasterProps) {
  const toast = useToast((state) => state.toast);
  return (
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={label}>
      {toast && (
        <Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          className={clsx(
            'flex items-start gap-3 rounded-card border p-4 pe-2 shadow-lift',
            'data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-toast-in',
            toast.tone === 'destructive' ? 'border-danger bg-danger-soft text-danger-ink' : 'border-line bg-surface',
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <Title dir="auto" className="font-semibold text-sm">
              {toast.title}
            </Title>
            {toast.description && (
              <Description dir="auto" className="mt-0.5 text-sm opacity-85">
                {toast.description}
              </Description>
            )}
          </div>
          {toast.action && (
            <Action
              altText={toast.action.label}
              onClick={toast.action.onSelect}
              className="min-h-9 shrink-0 rounded-control px-3 font-semibold text-primary text-sm hover:bg-sunken"
            >
              {toast.action.label}
            </Action>
          )}
          <Close
            aria-label={closeLabel}
            className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X size={16} aria-hidden />
          </Close>
        </Root>
      )}
      <Viewport
        hotkey={['F8']}
        className={clsx(
          'fixed end-0 bottom-0 z-100 flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px]',
          // A drawer has its buttons at the bottom: beside it, or where there is no room, below its title.
          'max-lg:in-[body:has([data-drawer])]:top-16 max-lg:in-[body:has([data-drawer])]:bottom-auto',
          'lg:in-[body:has([data-drawer])]:end-[26rem]',
        )}
      />
    </Provider>
  );
}
