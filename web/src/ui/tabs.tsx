import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { hasNewChanges, unsavedDrafts } from '../lib/unsaved-changes';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  value?: string;
  onChange?: (id: string) => void;
  direction: 'ltr' | 'rtl';
}

/** Four and more that do not fit beside each other stand in two rows. */
function splitIntoRows(tabs: Tab[]): Tab[][] {
  const half = Math.ceil(tabs.length / 2);
  return tabs.length < 4 ? [tabs] : [tabs.slice(0, half), tabs.slice(half)];
}

/**
 * Radix moves the focus to a pressed tab itself. Browsers then draw the ring of the keyboard where nothing had the focus
 * before, which is the first press of every visit.
 */
const withoutRingOfMouse = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.toggleAttribute('data-pressed', true),
  onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLElement>) => currentTarget.removeAttribute('data-pressed'),
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => currentTarget.removeAttribute('data-pressed'),
};

/** Returns the tabs that are left with unsaved changes: their content stays, unseen. */
function useKeptTabs(current: string | undefined): string[] {
  const [shown, setShown] = useState(() => ({ id: current, before: unsavedDrafts(), kept: [] as string[] }));
  if (shown.id === current) return shown.kept;
  const isKept = shown.id !== undefined && hasNewChanges(shown.before);
  const kept = isKept ? [...shown.kept, shown.id as string] : shown.kept;
  setShown({ id: current, before: unsavedDrafts(), kept });
  return kept;
}

export function Tabs({ label, tabs, value, onChange, direction }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = value ?? own;
  const kept = useKeptTabs(current);
  return (
    <Root dir={direction} value={current} onValueChange={onChange ?? setOwn}>
      <List
        aria-label={label}
        className="mb-6 flex flex-wrap gap-1 rounded-control border border-line bg-sunken p-1 sm:inline-flex"
      >
        {splitIntoRows(tabs).map((row) => (
          <div key={row[0]?.id} role="presentation" className="flex flex-auto flex-wrap gap-1 sm:flex-nowrap">
            {row.map((tab) => (
              <Trigger
                key={tab.id}
                value={tab.id}
                {...withoutRingOfMouse}
                className="data-pressed:outline-none min-h-9 flex-auto pointer-coarse:min-h-11 whitespace-nowrap rounded-lg px-2.5 sm:px-4 font-medium text-muted text-sm transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-card"
              >
                {tab.label}
              </Trigger>
            ))}
          </div>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.id}
          value={tab.id}
          {...(kept.includes(tab.id) && { forceMount: true, hidden: tab.id !== current })}
          className="rounded-card"
        >
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
