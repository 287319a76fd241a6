import clsx from 'clsx';
import { ProductImage } from '../../components/product-image';
import { optionId } from '../../ui/use-combobox';
import type { Command } from './sources';
import type { CommandGroup } from './use-command-groups';

interface CommandListProps {
  id: string;
  groups: CommandGroup[];
  /** The index of the active option, counted through all groups. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** The options of the command menu, by group. */
export function CommandList({ id, groups, active, onActive, onChoose }: CommandListProps) {
  const firstIndexes = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { commands }) => sum + commands.length, 0),
  );
  return (
    <div id={id} role="listbox" className="min-h-0 overflow-y-auto overscroll-contain">
      {groups.map(({ heading, commands }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={heading} role="group" aria-labelledby={`${id}-heading-${group}`} className="p-1.5">
          <p id={`${id}-heading-${group}`} className="px-3 pt-1.5 pb-1 font-medium text-muted text-xs">
            {heading}
          </p>
          {commands.map((command, position) => {
            const index = (firstIndexes[group] ?? 0) + position;
            return (
              <button
                key={`${command.to} ${command.name}`}
                id={optionId(id, index)}
                type="button"
                role="option"
                aria-selected={index === active}
                // The text field keeps the focus: the keys are its own.
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onActive(index)}
                onClick={() => onChoose(command)}
                className={clsx(
                  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-1 text-start text-sm',
                  index === active && 'bg-primary-soft text-primary-ink',
                )}
              >
                <CommandLine command={command} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function CommandLine({ command: { name, hint, icon: Icon, image } }: { command: Command }) {
  return (
    <>
      {Icon && <Icon size={18} aria-hidden className="shrink-0" />}
      {image && <ProductImage src={image} alt="" size={32} className="size-8 shrink-0 rounded-control" />}
      <bdi className="min-w-0 flex-1 truncate font-medium rtl:text-right">{name}</bdi>
      {hint && <bdi className="max-w-40 shrink-0 truncate text-muted text-xs">{hint}</bdi>}
    </>
  );
}
