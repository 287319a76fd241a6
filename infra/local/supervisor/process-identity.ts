import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Process ids are reused, so a pid read from a file proves nothing by itself. The pid together with the moment the
 * process began does: `processStart` gives that moment as an opaque text, or undefined when no such process lives.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') return ask(pid, 'lstart=');
  const fields = statFields(pid);
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

/** The command line of a living process, for recognising a server by the folder it was given. */
export function processCommand(pid: number): string | undefined {
  return process.platform === 'linux' ? readProc(pid, 'cmdline')?.replaceAll('\0', ' ') : ask(pid, 'command=');
}

/** Lists the living processes below this one: its children, theirs, and so on. */
export function processesBelow(root: number): number[] {
  const all = listParents();
  const below = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap(({ pid: child }) => [child, ...below(child)]);
  return below(root);
}

function listParents(): { pid: number; parent: number }[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8', stdio: 'pipe' })
      .trim()
      .split('\n');
    return lines.map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return { pid: pid ?? 0, parent: parent ?? 0 };
    });
  }
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.flatMap((pid) => {
    const parent = statFields(pid)?.[1];
    return parent === undefined ? [] : [{ pid, parent: Number(parent) }];
  });
}

/** Returns what Linux says of a process, after its name. The name, in parentheses, may itself hold spaces and parentheses: fields count from the last one. */
export function statFields(pid: number): string[] | undefined {
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function ask(pid: number, field: string): string | undefined {
  try {
    const answer = execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return answer === '' ? undefined : answer;
  } catch {
    return undefined;
  }
}
