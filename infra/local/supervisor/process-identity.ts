import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Process ids are reused, so a pid read from a file proves nothing by itself. The pid together with the moment the
 * process began does: `processStart` gives that moment as an opaque text, or undefined when no such process lives.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') return ask(pid, 'lstart=');
  const stat = readProc(pid, 'stat');
  // The name, in parentheses, may itself hold spaces and parentheses: fields count from the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

/** The command line of a living process, for recognising a server by the folder it was given. */
export function processCommand(pid: number): string | undefined {
  return process.platform === 'linux' ? readProc(pid, 'cmdline')?.replaceAll('\0', ' ') : ask(pid, 'command=');
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
