import type { Shot } from './run-load';

/** Stands for what has no number, because the run ended before its first response. */
export const none = '–';
export const number = (value: number) => {
  if (value === 0) return none;
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
};
export const share = (shot: Shot, of: Shot) =>
  shot.perSecond === 0 ? none : `${((100 * shot.perSecond) / of.perSecond).toFixed(1)}%`;
export const times = ({ perSecond, p50Ms, p99Ms }: Shot) => (perSecond === 0 ? none : `${p50Ms} / ${p99Ms}`);
export const failures = (shots: (Shot | undefined)[]) => {
  const failed = shots.reduce((sum, shot) => sum + (shot?.failed ?? 0), 0);
  return failed === 0 ? '0' : `**${failed}**`;
};

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
