import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseUrls, prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { startBackupTimer } from './backup-timer';
import { buildAll } from './build/build';
import { startDemoOrders } from './demo-orders';
import { describeEndpoints } from './describe-endpoints';
import { type Endpoints, EndpointsFile } from './endpoints';
import {
  type Deployable,
  deployables,
  drawPorts,
  environmentOf,
  hasMailbox,
  type Ports,
  stripeSandboxUrl,
  type Wiring,
} from './environment';
import { createFaultSwitches } from './faults/fault-switches';
import { serveFaults } from './faults/serve-faults';
import { countStripePayments, setStripeFaults } from './faults/stripe-levers';
import { assertHomeKind } from './home-kind';
import { formatFinding } from './preflight/finding';
import { runPreflight } from './preflight/preflight';
import { assertRedisAnswers } from './preflight/server-checks';
import { prepareServices } from './prepare-services';
import { databasePasswords, findBackupKey, loadSecrets, type Secrets } from './secrets';
import { freePort, isPortFree } from './servers/ports';
import { postgresProgram, postgresUrl } from './servers/postgres';
import { redisProgram, redisUrl } from './servers/redis';
import type { Settings } from './settings';
import { createSetupLink, type Opening, watchSetupLink } from './setup-link';
import { storeDatabase } from './store-database';
import { lockHome, pidFileOf, stopStaleProcesses } from './supervisor/home-lock';
import { bundleOf, nodeProgram, type Program, viteProgram } from './supervisor/program';
import { SupervisedProcess } from './supervisor/supervised-process';
import { watchServers } from './supervisor/watch-servers';
import { terminal } from './terminal';
import { UserError } from './user-error';
import { step, waitFor } from './waiting';

/** A group starts when the one before it is ready, and stops when the ones after it have ended. */
const beneath: Deployable[] = ['stripe-sandbox', 'collector', 'mailbox'];
const services: Deployable[] = ['catalog', 'order', 'auth'];
const edge: Deployable[] = ['workers', 'bff'];
const minuteMs = 60_000;
/** Roles and schemas take a second, or wait for another start on the same database. */
const databaseLimit = { limitMs: 2 * minuteMs, advice: 'Look for a lock that is held, or a server that is stuck.' };

const stopOrder = [['web'], edge, services, beneath, ['redis'], ['postgres']];

export interface ShopOptions {
  /** Show every line that the programs log. */
  verbose: boolean;
  /** Rebuild and restart what is edited while the store runs. */
  dev: boolean;
}

/** Starts, watches and stops all programs of one store. */
export class Shop {
  private readonly processes = new Map<string, SupervisedProcess>();
  private readonly endpointsFile: EndpointsFile;
  private unlock: (() => void) | undefined;
  private wiring: (Wiring & { adminUrl: string }) | undefined;
  private opening: Opening | undefined;
  private unwatch: (() => void) | undefined;
  /** End what runs beside the programs. */
  private endings: (() => void)[] = [];
  /** Becomes true at the first request to stop and stays so. */
  stopping = false;

  constructor(
    private readonly settings: Settings,
    private readonly options: ShopOptions,
  ) {
    this.endpointsFile = new EndpointsFile(settings.home);
  }

  async start(): Promise<Endpoints> {
    const { home, port } = this.settings;
    await mkdir(path.join(home, 'logs'), { recursive: true });
    this.unlock = lockHome(home);
    await assertHomeKind(this.settings);
    const left = await stopStaleProcesses(home);
    if (left.length > 0) terminal.say(`  Stopped processes of a previous run: ${left.join(', ')}`);
    if (!(await isPortFree(port))) {
      throw new UserError(`Port ${port} is already in use. Choose another: PORT=${port + 1} npm start`);
    }
    if (this.settings.isProduction) await this.check();
    const secrets = await loadSecrets(home);
    const [servers] = await settleBoth(
      step('Postgres and Redis', 20 * minuteMs, () => this.startServers(secrets)),
      step('Build', 30 * minuteMs, () => buildAll({ staleOnly: true })),
    );
    const ports = await drawPorts(this.settings.metricsPort);
    const wiring = { settings: this.settings, secrets, ports, ...servers, faults: await this.offerFaults(ports) };
    this.wiring = wiring;
    const startGroup = (group: Deployable[]) => this.startAll(group.flatMap((name) => this.deployable(name, wiring)));
    // A migration of large tables has hours (prepare-services.ts).
    await terminal.step('Database', () => settleBoth(prepareServices(wiring), startGroup(beneath)));
    await terminal.step('Services', () => startGroup(services));
    await terminal.step('Workers and storefront', () => startGroup(edge));
    await this.offerSetup(wiring);
    if (this.options.dev) await step('Watching for changes', 10 * minuteMs, () => this.watch());
    const key = await findBackupKey(this.settings);
    this.endings.push(
      startBackupTimer(this.settings, { adminUrl: wiring.adminUrl, key }, (text) => terminal.notice('backup', text)),
      startDemoOrders(wiring, (text) => terminal.notice('demo orders', text)),
    );
    await this.writeEndpoints();
    return this.endpoints(wiring);
  }

  /** Returns true if accounts with a public password exist. */
  get hasDemoAccounts(): boolean {
    return this.opening?.hasDemoAccounts ?? false;
  }

  /** Stops every program, dependents first. May be called at any time, also during `start`. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.unwatch?.();
    for (const end of this.endings) end();
    for (const group of stopOrder) await Promise.all(group.map((name) => this.processes.get(name)?.stop()));
    if (this.unlock === undefined) return;
    await this.endpointsFile.remove();
    this.unlock();
  }

  kill(): void {
    for (const process of this.processes.values()) process.kill();
    this.unlock?.();
  }

  private async check(): Promise<void> {
    const warnings = await step('Checks', minuteMs, () => runPreflight(this.settings));
    for (const warning of warnings) terminal.say(`  ${formatFinding(warning)}`);
  }

  /** Makes the link for the first owner, and takes it out of endpoints.json once it is of no use. */
  private async offerSetup(wiring: Wiring): Promise<void> {
    this.opening = await createSetupLink(wiring);
    const { link } = this.opening;
    if (link === null) return;
    this.unwatch = watchSetupLink(link, wiring, () => {
      this.opening = { link: null, hasDemoAccounts: this.hasDemoAccounts };
      void this.writeEndpoints();
    });
  }

  /** Serves the fault switches, which a demonstration on this machine has, and no other store. */
  private async offerFaults(ports: Ports): Promise<Wiring['faults']> {
    const sandboxUrl = stripeSandboxUrl({ settings: this.settings, ports });
    if (this.settings.isProduction || sandboxUrl === undefined || !isThisMachine(this.settings.publicUrl))
      return undefined;
    const redis = () => this.processes.get('redis');
    const switches = createFaultSwitches(
      {
        setStripeFaults: (faults) => setStripeFaults(sandboxUrl, faults),
        killWorker: () => this.processes.get('workers')?.crash(),
        stopRedis: redis() && ((ms) => redis()?.pause(ms)),
        startRedis: () => redis()?.resume(),
      },
      (text) => terminal.notice('faults', text),
    );
    const { access, close } = await serveFaults({ switches, countPayments: () => countStripePayments(sandboxUrl) });
    this.endings.push(close);
    return access;
  }

  private async startServers(
    secrets: Secrets,
  ): Promise<{ databaseUrls: DatabaseUrls; adminUrl: string; redisUrl: string }> {
    const [postgres, redis] = await settleBoth(this.startPostgres(secrets), this.startRedis(secrets));
    return { ...postgres, redisUrl: redis };
  }

  private async startPostgres(secrets: Secrets): Promise<{ databaseUrls: DatabaseUrls; adminUrl: string }> {
    const { home, databaseUrl } = this.settings;
    if (databaseUrl !== undefined) {
      const passwords = databasePasswords(databaseUrl);
      try {
        const databaseUrls = await waitFor('the database in DATABASE_URL', databaseLimit, () =>
          prepareDatabase({ adminUrl: databaseUrl, passwords }),
        );
        return { adminUrl: databaseUrl, databaseUrls };
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
        throw new UserError(`The database in DATABASE_URL cannot be used: ${reason}`, { cause });
      }
    }
    const options = { home, port: await freePort(), password: secrets.postgresPassword, durable: true };
    await this.startAll([await postgresProgram(options)]);
    if (this.stopping) throw new Interrupted();
    const serverUrl = postgresUrl(options);
    const databaseUrls = await waitFor('Postgres to make the roles and schemas', databaseLimit, () =>
      prepareDatabase({ adminUrl: serverUrl, database: storeDatabase, passwords: secrets.databasePasswords }),
    );
    return { adminUrl: withDatabase(serverUrl, storeDatabase), databaseUrls };
  }

  private async startRedis(secrets: Secrets): Promise<string> {
    const { redisUrl: givenUrl } = this.settings;
    if (givenUrl !== undefined) {
      await assertRedisAnswers(givenUrl);
      return givenUrl;
    }
    const options = {
      home: this.settings.home,
      port: await freePort(),
      password: secrets.redisPassword,
      durable: true,
    };
    await this.startAll([await redisProgram(options)]);
    return redisUrl(options);
  }

  private deployable(name: Deployable, wiring: Wiring): Program[] {
    if (name === 'stripe-sandbox' && stripeSandboxUrl(wiring) === undefined) return [];
    if (name === 'mailbox' && !hasMailbox(wiring)) return [];
    return [nodeProgram(name, environmentOf(name, wiring), this.options.verbose)];
  }

  private async startAll(programs: Program[]): Promise<void> {
    if (this.stopping) throw new Interrupted();
    const { home } = this.settings;
    const pending = new Set(programs.map(({ name }) => name));
    const started = programs.map((program) => {
      const process = new SupervisedProcess(program, {
        logFile: path.join(home, 'logs', `${program.name}.log`),
        pidFile: pidFileOf(home, program.name),
        restart: true,
        heartbeat: !this.options.dev,
        onChange: () => void this.writeEndpoints(),
        onNotice: (text) => terminal.notice(program.name, text),
      });
      this.processes.set(program.name, process);
      return process.start().finally(() => pending.delete(program.name));
    });
    // Each has a shorter limit of its own.
    const describe = () => `${[...pending].join(', ')} to be ready`;
    await waitFor('programs to be ready', { limitMs: 10 * minuteMs, describe }, () => Promise.all(started));
  }

  private async watch(): Promise<void> {
    await this.startAll([viteProgram(await freePort(), this.settings.port, this.settings.passedOn)]);
    await watchServers({
      onChange: (bundle) => {
        for (const name of deployables) if (bundleOf[name] === bundle) this.processes.get(name)?.reload();
      },
      onFailure: (text) => terminal.notice('build', text),
    });
  }

  private async writeEndpoints(): Promise<void> {
    if (this.wiring === undefined || this.stopping) return;
    // A full disk must not stop a running store.
    await this.endpointsFile.write(this.endpoints(this.wiring)).catch((error) => {
      terminal.notice('supervisor', `cannot write endpoints.json: ${error.message}`);
    });
  }

  private endpoints(wiring: Wiring & { adminUrl: string }): Endpoints {
    return describeEndpoints(wiring, this.opening?.link, [...this.processes.values()]);
  }
}

const isThisMachine = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** Thrown by `start` when the store is told to stop meanwhile. Callers ignore it. */
export class Interrupted extends Error {}

/** Waits for both even when one fails, so that nothing keeps running after a failure. */
async function settleBoth<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
