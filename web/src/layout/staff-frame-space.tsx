import clsx from 'clsx';
import { useWasRailCollapsed } from './rail-state';

/** Takes the room of the back office's frame until its code is there. */
export function StaffFrameSpace() {
  const isCollapsed = useWasRailCollapsed();
  return (
    <div
      className={clsx(
        'h-13 shrink-0 border-line border-b lg:h-auto lg:border-e lg:border-b-0',
        isCollapsed ? 'lg:w-14' : 'lg:w-60',
      )}
    />
  );
}
