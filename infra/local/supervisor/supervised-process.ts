import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersOk } from '@shopwright/service-kit/http/probe';
import { UserError } from '../user-error';
import { heartbeatMissesMax, watchHeartbeat } from './heartbeat';
import { HeartbeatMisses } from './heartbeat-misses';
import { LogFile, readLines } from './log-file';
import { processStart } from './process-identity';
import type { Program } from './program';
import { RestartPolicy } from './restart-policy';

const defaultReadyWithinMs = 60_000;
const stopWithinMs = 10_000;
const pollMs = 25;

export interface Supervision {
  logFile?: string;
  /** Stores the pid and its start time, so that the next start finds the process if the supervisor is killed. */
  pidFile?: string;
  /** Restart the program when it dies. */
  restart: boolean;
  /** Kill and restart the program when it is frozen. A debugger freezes it too. */
  heartbeat?: boolean;
  /** The limit of the first start, a minute by default. */
  readyWithinMs?: number;
  /** Called when the pid has changed or the process has ended. */
  onChange?: () => void;
  /** Called with a message for the terminal. */
  onNotice?: (text: string) => void;
}

/** Starts a program, restarts it when it dies, and stops it on request. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private readonly log: LogFile;
  private readonly policy = new RestartPolicy();
  private readonly heartbeatMisses = new HeartbeatMisses(heartbeatMissesMax);
  private startedAt = 0;
  private lineSeen = false;
  private started = false;
  private stopping = false;
  private reloading = false;
  /** How long a reload waits between the end and the start. */
  private pauseMs = 0;
  private restartTimer: NodeJS.Timeout | undefined;
  private endHeartbeat: (() => void) | undefined;

  constructor(
    readonly program: Program,
    private readonly supervision: Supervision,
  ) {
    this.log = new LogFile(supervision.logFile);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when the program is ready for the first time. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      await this.launch();
      const problem = await this.untilReady();
      if (problem === undefined || this.stopping) break;
      if (attempt < this.program.firstStarts && this.child === undefined) {
        await sleep(attempt * 200);
        continue;
      }
      await this.stop();
      const where = this.supervision.logFile === undefined ? '' : ` Its log: ${this.supervision.logFile}`;
      throw new UserError(`${this.program.name} ${problem}.${where}`, { detail: this.log.tail.join('\n') });
    }
    this.started = true;
    if (this.child === undefined && !this.stopping) this.startAgain(0, 'it died');
  }

  /** Asks the program to end, and kills it when it takes too long. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restartTimer);
    this.endHeartbeat?.();
    const { child } = this;
    if (child !== undefined) {
      const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill(this.program.stopSignal);
      const force = setTimeout(() => child.kill('SIGKILL'), this.program.stopWithinMs ?? stopWithinMs);
      await exited;
      clearTimeout(force);
    }
    this.log.close();
  }

  /** Ends it and starts it afresh, since what it runs has changed. */
  reload(): void {
    this.reloading = this.child !== undefined;
    this.endHeartbeat?.();
    this.child?.kill(this.program.stopSignal);
  }

  /** Ends it, and starts it again after that time. */
  pause(ms: number): void {
    this.pauseMs = ms;
    this.reload();
  }

  /** Starts it now, where it is paused. */
  resume(): void {
    this.pauseMs = 0;
    if (this.child !== undefined || this.restartTimer === undefined || this.stopping) return;
    clearTimeout(this.restartTimer);
    this.launchIn(0);
  }

  /** Lets it die without a warning, as a lack of memory would. It is restarted. */
  crash(): void {
    this.child?.kill('SIGKILL');
  }

  /** Ends it immediately; for an impatient second Ctrl-C. */
  kill(): void {
    this.stopping = true;
    clearTimeout(this.restartTimer);
    this.endHeartbeat?.();
    this.child?.kill('SIGKILL');
  }

  private async launch(): Promise<void> {
    const { program } = this;
    await program.beforeStart?.();
    if (this.stopping) return;
    this.lineSeen = false;
    this.startedAt = Date.now();
    const child = spawn(program.command, program.args, {
      env: program.env,
      cwd: program.cwd,
      ...program.account,
      // In its own process group, so that Ctrl-C reaches only the supervisor, which stops all programs in order.
      detached: true,
      // A Node child notices by this pipe that its supervisor has ended (die-with-parent.cjs).
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.child = child;
    readLines(child.stdout, (line) => this.read(line, false));
    readLines(child.stderr, (line) => this.read(line, true));
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => {
      this.log.write(error.message);
      if (child.pid === undefined) this.exited(child, 'could not be started');
    });
    child.once('exit', (code, signal) =>
      this.exited(child, signal ? `was killed by ${signal}` : `ended with code ${code}`),
    );
    this.watch(child);
    this.writePidFile();
    this.supervision.onChange?.();
  }

  /** Kills the program once it no longer answers. Its exit then restarts it. */
  private watch(child: ChildProcess): void {
    const { heartbeat = false, onNotice } = this.supervision;
    const { heartbeatUrl } = this.program;
    if (!heartbeat || heartbeatUrl === undefined) return;
    const kill = () => {
      onNotice?.('does not answer any more');
      child.kill('SIGKILL');
    };
    this.endHeartbeat = watchHeartbeat(heartbeatUrl, this.heartbeatMisses, kill);
  }

  private exited(child: ChildProcess, how: string): void {
    if (child !== this.child) return;
    this.child = undefined;
    this.endHeartbeat?.();
    if (this.supervision.pidFile !== undefined) rmSync(this.supervision.pidFile, { force: true });
    this.supervision.onChange?.();
    if (!this.started || this.stopping || !this.supervision.restart) return;
    if (this.reloading) {
      this.reloading = false;
      this.launchIn(this.pauseMs);
      this.pauseMs = 0;
    } else {
      this.startAgain(Date.now() - this.startedAt, how);
    }
  }

  private startAgain(livedMs: number, how: string): void {
    const { delayMs, alarming } = this.policy.died(livedMs, Date.now());
    this.supervision.onNotice?.(
      alarming
        ? `keeps failing (${how}); next attempt in ${delayMs / 1000} s. Last output:\n${this.log.tail.join('\n')}`
        : `${how}; restarting`,
    );
    this.launchIn(delayMs);
  }

  private launchIn(delayMs: number): void {
    const diedAt = Date.now();
    this.restartTimer = setTimeout(async () => {
      this.restartTimer = undefined;
      try {
        await this.launch();
      } catch (error) {
        this.startAgain(0, `could not be started: ${error instanceof Error ? error.message : String(error)}`);
        return;
      }
      const problem = await this.untilReady();
      if (this.stopping) return;
      if (problem === undefined)
        this.supervision.onNotice?.(`is back after ${((Date.now() - diedAt) / 1000).toFixed(1)} s`);
      else if (this.child !== undefined) this.supervision.onNotice?.(problem);
    }, delayMs);
  }

  /** Returns undefined when the program is ready or being stopped, else what went wrong. */
  private async untilReady(): Promise<string | undefined> {
    const { ready } = this.program;
    const { readyWithinMs = defaultReadyWithinMs } = this.supervision;
    const giveUpAt = Date.now() + readyWithinMs;
    while (!this.stopping) {
      if (this.child === undefined) return 'ended before it was ready';
      if ('line' in ready ? this.lineSeen : await answersOk(ready.url)) return undefined;
      if (Date.now() > giveUpAt) return `is not ready after ${readyWithinMs / 1000} s`;
      await sleep(pollMs);
    }
    return undefined;
  }

  private read(line: string, isError: boolean): void {
    this.log.write(line);
    const { ready, noteworthy } = this.program;
    if ('line' in ready && line.includes(ready.line)) this.lineSeen = true;
    const text = this.stopping ? undefined : noteworthy(line, isError);
    if (text !== undefined) this.supervision.onNotice?.(text);
  }

  private writePidFile(): void {
    const { pidFile } = this.supervision;
    if (pidFile === undefined || this.pid === undefined) return;
    mkdirSync(path.dirname(pidFile), { recursive: true });
    writeFileSync(pidFile, `${this.pid} ${processStart(this.pid) ?? ''}`);
  }
}
