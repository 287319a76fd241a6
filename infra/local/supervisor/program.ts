/** A server to run. How it is supervised is in `Supervision`. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  port?: number;
  cwd?: string;
  /** The account to run as, when the supervisor is root and the program must not be. */
  account?: Account;
  /** Ready once its output has this line, or the URL answers 200. */
  ready: { line: string } | { url: string };
  /** Attempts at the first start, since a killed predecessor's port and memory take a moment to be released. */
  firstStarts: number;
  stopSignal: NodeJS.Signals;
  /** Runs before every start and restart, to clean up after a killed predecessor. */
  beforeStart?: () => Promise<void>;
  /** Returns the readable form of a line for the terminal, or undefined for lines that only the log file needs. */
  noteworthy: (line: string, isError: boolean) => string | undefined;
}

export interface Account {
  uid: number;
  gid: number;
}
