import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

interface Load {
  memoryMb: number;
  cpuMs: number;
  cpuPercent: number;
  lagMs: number;
}

/** Coarse, because each look wakes the process up. A block that is shorter may be missed. */
const lookEveryMs = 100;

/** Returns how the process did since the call before. */
export function createLoadReader(): () => Load {
  const delay = monitorEventLoopDelay({ resolution: lookEveryMs });
  delay.enable();
  let cpu = process.cpuUsage();
  let readAt = performance.now();
  return () => {
    const now = performance.now();
    const used = process.cpuUsage(cpu);
    const cpuMs = (used.user + used.system) / 1000;
    const cpuPercent = now > readAt ? (cpuMs / (now - readAt)) * 100 : 0;
    // A look that was not late took as long as it waits.
    const lagMs = delay.max > 0 && delay.count > 0 ? Math.max(0, delay.max / 1e6 - lookEveryMs) : 0;
    delay.reset();
    cpu = process.cpuUsage();
    readAt = now;
    return {
      memoryMb: round(process.memoryUsage.rss() / 1024 / 1024),
      cpuMs,
      cpuPercent: round(cpuPercent),
      lagMs: round(lagMs),
    };
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
