import clsx from 'clsx';
import { X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToastPlace } from './toast-store';

interface ToasterProps {
  toast: Toast;
  /** The name of the toast region for screen readers. */
  label: string;
  closeLabel: string;
  direction: 'ltr' | 'rtl';
}

const hotkey = ['F8'];
const inDrawer = 'flex flex-col gap-2 outline-none *:m-3';
// A phone has its buttons at the bottom.
const onPage =
  'fixed end-0 z-100 flex w-full flex-col gap-2 p-4 outline-none max-md:top-16 md:bottom-(--toast-foot,0px) md:max-w-[420px]';

export function Toaster({ toast, label, closeLabel, direction }: ToasterProps) {
  const place = useToastPlace((state) => state.place);
  return (
    <Provider duration={5000} swipeDirection={direction === 'rtl' ? 'left' : 'right'} swipeThreshold={50} label={label}>
      <Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        type={toast.tone === 'destructive' ? 'foreground' : 'background'}
        className={clsx(
          'flex items-start gap-3 rounded-card border p-4 pe-2 shadow-lift',
          'rtl:data-[swipe=end]:-translate-x-full data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
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
            className="min-h-9 pointer-coarse:min-h-11 shrink-0 rounded-control px-3 font-semibold text-primary text-sm hover:bg-sunken"
          >
            {toast.action.label}
          </Action>
        )}
        <Close
          aria-label={closeLabel}
          className="grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X size={16} aria-hidden />
        </Close>
      </Root>
      {place ? (
        createPortal(<Viewport hotkey={hotkey} className={inDrawer} />, place)
      ) : (
        <Viewport hotkey={hotkey} className={onPage} />
      )}
    </Provider>
  );
}
