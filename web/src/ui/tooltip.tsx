import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** Around everything that has tooltips: the delays are counted over all of them. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  );
}

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={6}
          className="z-50 max-w-64 animate-pop-in rounded-lg bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-lift"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  );
}
