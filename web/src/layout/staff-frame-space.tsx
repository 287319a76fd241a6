import clsx from 'clsx';
import { useWasRailCollapsed } from './rail-state';

/** Takes the room of the back office's frame until its code is there. */
export function StaffFrameSpace() {
  const isCollapsed = useWasRailCollapsed();
  return <div className={clsx('hidden shrink-0 border-line border-e lg:block', isCollapsed ? 'w-14' : 'w-60')} />;
}
