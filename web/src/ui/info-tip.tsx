import { Info } from 'lucide-react';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';

/** A text behind a button, which a key and a touch open, too. `label` names what it explains. */
export function InfoTip({ label, text }: { label: string; text: string }) {
  return (
    <Root>
      <Trigger
        aria-label={label}
        className="-m-1 inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:text-ink data-[state=open]:text-ink pointer-coarse:-m-3.5 pointer-coarse:size-11"
      >
        <Info size={14} aria-hidden />
      </Trigger>
      <Portal>
        <Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-pop-in rounded-lg border border-line bg-surface px-3 py-2 text-ink text-sm leading-relaxed shadow-lift"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  );
}
