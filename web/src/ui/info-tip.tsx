import { Info } from 'lucide-react';
import { Content, Provider, Root, Trigger } from 'radix-ui/tooltip';
import { useState } from 'react';

/** A text that appears while its button is pointed at or focused, and when it is pressed or touched. `label` names what it explains. */
export function InfoTip({ label, text }: { label: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Provider delayDuration={300}>
      <Root open={isOpen} onOpenChange={setOpen}>
        <Trigger
          aria-label={label}
          // A tooltip would close when it is pressed, which is all that a touch can do.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          className="-m-1 inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:text-ink pointer-coarse:-m-3.5 pointer-coarse:size-11"
        >
          <Info size={14} aria-hidden />
        </Trigger>
        {/* In place, so that it is within the page's landmark. */}
        <Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-pop-in rounded-lg bg-ink px-3 py-2 text-canvas text-sm leading-relaxed shadow-lift"
        >
          {text}
        </Content>
      </Root>
    </Provider>
  );
}
