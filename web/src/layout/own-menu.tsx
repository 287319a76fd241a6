import type { ShownItem } from '@shopwright/contracts/http/menus';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { useMenus } from '../lib/queries/menus';
import { MenuLink, useIsCurrent, useItemName } from './menu-link';

/** The store's own menu in the header of wide screens. */
export function OwnMenu() {
  const { t, language } = useLanguage();
  const { main } = useMenus(language);
  const nav = useRef<HTMLElement>(null);
  const [openedAt, setOpenedAt] = useState<number>();
  const close = () => setOpenedAt(undefined);
  const isOpen = openedAt !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (!nav.current?.contains(target as Node)) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [isOpen]);
  const closeByKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    close();
  };
  return (
    <nav ref={nav} aria-label={t('layout.nav.main')} onKeyDown={closeByKey}>
      <ul className="-ms-3 flex min-h-11 flex-wrap items-center gap-0.5 pb-1.5">
        {main?.map((item, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be there twice
            key={index}
            item={item}
            isOpen={openedAt === index}
            onToggle={() => setOpenedAt(openedAt === index ? undefined : index)}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps {
  item: ShownItem;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

const rounded = 'h-9 items-center rounded-full text-muted text-sm transition-colors hover:bg-sunken hover:text-ink';
const current = 'bg-primary-soft font-semibold text-primary-ink!';
const subLink =
  'wrap-anywhere flex min-h-9 items-center rounded-control px-3 py-1.5 text-sm hover:bg-sunken pointer-coarse:min-h-11';

function Item({ item, isOpen, onToggle, onClose }: ItemProps) {
  const { t } = useLanguage();
  const name = useItemName()(item);
  const isCurrent = useIsCurrent();
  const panel = useId();
  // The panel grows towards the middle of the screen, where there is room for it.
  const [isFromEnd, setFromEnd] = useState(false);
  const isLink = item.page !== undefined || item.href !== undefined;
  const toggle = (button: HTMLElement) => {
    const { left, right } = button.getBoundingClientRect();
    const isRight = (left + right) / 2 > window.innerWidth / 2;
    setFromEnd(isRight !== (document.documentElement.dir === 'rtl'));
    onToggle();
  };
  return (
    <li
      className="relative flex items-center"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      {isLink && (
        <MenuLink
          item={item}
          onChoose={onClose}
          className={clsx('inline-block max-w-64 truncate px-3 leading-9', rounded)}
          currentClass={current}
        />
      )}
      {item.children.length > 0 && (
        <button
          type="button"
          aria-label={isLink ? t('layout.nav.submenu', { name }) : undefined}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={({ currentTarget }) => toggle(currentTarget)}
          className={clsx(
            'inline-flex justify-center',
            isLink ? '-ms-1.5 w-8' : 'gap-1 px-3',
            rounded,
            item.children.some(isCurrent) && current,
          )}
        >
          {!isLink && <bdi className="max-w-64 truncate">{name}</bdi>}
          <ChevronDown
            size={16}
            aria-hidden
            className={clsx('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      )}
      {item.children.length > 0 && (
        <ul
          id={panel}
          hidden={!isOpen}
          className={clsx(
            'absolute top-full z-10 max-h-[70dvh] w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-lift',
            isFromEnd ? 'end-0' : 'start-0',
          )}
        >
          {item.children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be there twice
            <li key={index}>
              <MenuLink
                item={child}
                onChoose={onClose}
                className={subLink}
                currentClass="bg-primary-soft font-semibold text-primary-ink"
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
