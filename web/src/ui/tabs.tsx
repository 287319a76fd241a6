import clsx from 'clsx';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
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

/** More than these are one row on phones, which scrolls: in rows, they would fill half of the screen. */
const rowsMax = 4;

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

const middle = ({ left, right }: DOMRect) => (left + right) / 2;

/** Scrolls the list, and not the page, to the current tab. */
function useShownTab(current: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is read from the document
  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector('[data-state="active"]');
    if (list && tab)
      list.scrollBy({ left: middle(tab.getBoundingClientRect()) - middle(list.getBoundingClientRect()) });
  }, [current]);
  return ref;
}

export function Tabs({ label, tabs, value, onChange, direction }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = value ?? own;
  const kept = useKeptTabs(current);
  const listRef = useShownTab(current);
  const isLong = tabs.length > rowsMax;
  return (
    <Root dir={direction} value={current} onValueChange={onChange ?? setOwn}>
      <List
        ref={listRef}
        aria-label={label}
        className={clsx(
          'mb-6 flex gap-1 rounded-control border border-line p-1 sm:inline-flex sm:flex-wrap',
          isLong ? 'scroll-hint overflow-x-auto [--scroll-on:var(--sunken)]' : 'flex-wrap bg-sunken',
        )}
      >
        {splitIntoRows(tabs).map((row) => (
          <div
            key={row[0]?.id}
            role="presentation"
            className={clsx('flex flex-auto gap-1 sm:flex-nowrap', !isLong && 'flex-wrap')}
          >
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
