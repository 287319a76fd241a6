import { Search } from 'lucide-react';
import { Content, Portal, Root, Overlay as Shade, Title } from 'radix-ui/dialog';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { isComposing } from '../../lib/composing';
import { saveFileFrom } from '../../lib/save-file';
import { leave } from '../../lib/unsaved-changes';
import { Overlay } from '../../ui/overlay';
import { optionId } from '../../ui/use-combobox';
import { orderOfPage } from './actions';
import { CommandList } from './command-list';
import type { Command, MenuEntries } from './sources';
import { useCommandGroups } from './use-command-groups';

const parts = { Root, Portal, Overlay: Shade, Content };

interface CommandMenuProps {
  entries: MenuEntries;
  isOpen: boolean;
  onClose: () => void;
}

/** Goes to a screen, a product or an action by a few letters. The focus stays in its field; the arrow keys move in the list. */
export function CommandMenu({ entries, isOpen, onClose }: CommandMenuProps) {
  const { t } = useLanguage();
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      parts={parts}
      aria-describedby={undefined}
      className="inset-0 flex flex-col sm:inset-x-0 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[70dvh] sm:w-[calc(100%-3rem)] sm:max-w-xl sm:rounded-card sm:border sm:border-line data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
    >
      <Title className="sr-only">{t('shared.staff.find')}</Title>
      <CommandField entries={entries} onClose={onClose} />
    </Overlay>
  );
}

function CommandField({ entries, onClose }: Pick<CommandMenuProps, 'entries' | 'onClose'>) {
  const { t } = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const { pathname } = useLocation();
  const { groups, isSearching, hasFailed } = useCommandGroups(entries, text, orderOfPage(pathname));
  const commands = groups.flatMap((group) => group.commands);
  const choose = useChoose(onClose, setText);
  const { active, setActive, onKeyDown } = useActiveOption(commands, choose);
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <div className="relative flex h-14 shrink-0 items-center border-line border-b">
        <Search size={18} aria-hidden className="pointer-events-none absolute start-4 text-muted" />
        <input
          role="combobox"
          aria-label={t('commands.label')}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={id}
          aria-activedescendant={commands.length > 0 ? optionId(id, active) : undefined}
          autoComplete="off"
          value={text}
          maxLength={100}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('commands.label')}
          className="h-full min-w-0 flex-1 bg-transparent ps-12 pe-2 text-base outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={onClose}
          className="me-1.5 h-11 shrink-0 rounded-control px-3 text-muted text-sm hover:bg-sunken hover:text-ink"
        >
          {t('commands.close')}
        </button>
      </div>
      <p role="status" className="sr-only">
        {!isSearching && t('commands.count', { count: commands.length })}
      </p>
      <CommandList id={id} groups={groups} active={active} onActive={setActive} onChoose={choose} />
      {commands.length === 0 && !isSearching && (
        <p className="p-8 text-center text-muted">{t('commands.none', { text: text.trim() })}</p>
      )}
      {hasFailed && <p className="border-line border-t p-3 text-center text-muted text-sm">{t('commands.failed')}</p>}
    </>
  );
}

function useChoose(onClose: () => void, onType: (text: string) => void) {
  const navigate = useNavigate();
  return ({ to, isFile, typed }: Command) => {
    if (to === undefined) return onType(typed ?? '');
    onClose();
    if (isFile) saveFileFrom(to);
    else leave(() => navigate(to));
  };
}

/** The first option is active from the start, so that Enter goes to the best match. */
function useActiveOption(commands: Command[], onChoose: (command: Command) => void) {
  const [moved, setActive] = useState(0);
  const active = Math.min(moved, Math.max(commands.length - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const command = commands[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setActive((active + step + commands.length) % commands.length);
    } else if (event.key === 'Enter' && command) {
      event.preventDefault();
      onChoose(command);
    }
  };
  return { active, setActive, onKeyDown };
}
