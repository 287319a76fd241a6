/** A server to run: everything the supervisor has to know about it, and nothing about how it is supervised. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  port?: number;
  cwd?: string;
  /** The account to run as, when the supervisor is root and the program must not be. */
  account?: Account;
  /** How to tell that it is ready: a line in its output, or a URL that answers 200. */
  ready: { line: string } | { url: string };
  /** How often the first start is tried: more than once where a killed predecessor's ports and memory take a moment to go. */
  firstStarts: number;
  stopSignal: NodeJS.Signals;
  /** Runs before every start, restarts included: clears away what a killed predecessor left. */
  beforeStart?: () => Promise<void>;
  /** The readable form of an output line that a person should see, or undefined for the others. */
  noteworthy: (line: string, isError: boolean) => string | undefined;
}

export interface Account {
  uid: number;
  gid: number;
}
