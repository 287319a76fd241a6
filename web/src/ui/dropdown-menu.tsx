import clsx from 'clsx';
import { Content, Item, Label, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  direction: 'ltr' | 'rtl';
}

/** `trigger` is one button; the menu stays beside it in the page, and so in its landmark. */
export function DropdownMenu({ trigger, children, direction }: MenuProps) {
  return (
    <Root dir={direction} modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Content
        align="end"
        sideOffset={8}
        className="z-50 min-w-60 animate-pop-in rounded-card border border-line bg-surface p-1.5 shadow-lift"
      >
        {children}
      </Content>
    </Root>
  );
}

export const MenuHeading = (props: ComponentProps<typeof Label>) => <Label className="px-3 py-2" {...props} />;

export const MenuSeparator = () => <Separator className="my-1.5 h-px bg-line" />;

export const MenuItem = ({ className, ...props }: ComponentProps<typeof Item>) => (
  <Item
    className={clsx(
      'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-lg px-3 text-sm outline-none data-[highlighted]:bg-sunken',
      className,
    )}
    {...props}
  />
);
