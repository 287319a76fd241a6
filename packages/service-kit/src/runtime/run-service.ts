import type { ServiceName } from '@shopwright/contracts/endpoint';
import type { Express } from 'express';
import type { Database } from '../database/connection';
import type { SendHeartbeat } from '../heartbeat/heartbeat';
import { readInternalKeys } from '../http/internal-keys';
import { createInternalTokens, type InternalTokens } from '../http/internal-token';
import { listen } from '../http/server';
import type { Sampler } from '../metrics/sampler';
import { startInstancesMetrics, startMetrics } from '../metrics/start-metrics';
import type { ServiceConfig } from './config';
import { createLogger, type Logger, safeError } from './logger';
import { type PeriodicTask, runTasksNow, startPeriodicTask } from './periodic-task';
import { isAboveInstances, runInstances, sayAlive } from './run-instances';
import { type FindFault, startSelfCheck } from './self-check';
import { exitOnUncaught, runUntilStopped, type Stoppable, serverPart } from './shutdown';

interface ServiceContext<Config extends ServiceConfig> {
  config: Config;
  logger: Logger;
  tokens: InternalTokens;
  database: Config extends { database: object } ? Database : undefined;
}

interface ServiceOptions<Config extends ServiceConfig, Deps> {
  name: string;
  audience?: ServiceName;
  readConfig: () => Config;
  /** Creates the dependencies before the service listens. */
  deps: (context: ServiceContext<Config>) => Deps | Promise<Deps>;
  app: (deps: Deps) => Express;
  /** While the service listens. */
  periodicTasks?: (deps: Deps, config: Config) => PeriodicTask[];
  /** Checks more than the connections to Postgres. */
  selfChecks?: (deps: Deps) => FindFault[];
  /** Stop before the server. */
  consumers?: (deps: Deps) => Stoppable[];
  /** Stop after the last response. */
  resources?: (deps: Deps) => Stoppable[];
  samplers?: (deps: Deps) => Sampler[];
  /** Receives how this process is; without it, the collector at TRACES_URL does. */
  receiveHeartbeat?: (deps: Deps) => SendHeartbeat;
  listen?: (app: Express, port: number, host: string, deps: Deps) => ReturnType<typeof listen>;
  /** WEB_CONCURRENCY processes on one port, which share no memory. */
  hasInstances?: boolean;
}

/** Runs until SIGTERM. Logs a failure at the start and exits with 1. */
export async function runService<Config extends ServiceConfig, Deps>(
  options: ServiceOptions<Config, Deps>,
): Promise<void> {
  const config = options.readConfig();
  const logger = createLogger(options.name, config.logLevel);
  exitOnUncaught(logger);
  const instances = options.hasInstances ? (config.webConcurrency ?? 1) : 1;
  try {
    if (isAboveInstances(instances)) {
      await startInstancesMetrics(config, logger);
      return runInstances(logger, instances);
    }
    sayAlive();
    await start(options, config, logger);
  } catch (error) {
    logger.fatal({ err: safeError(error) }, `${options.name} cannot start`);
    process.exit(1);
  }
}

async function start<Config extends ServiceConfig, Deps>(
  options: ServiceOptions<Config, Deps>,
  config: Config,
  logger: Logger,
): Promise<void> {
  const database = await connectDatabase(options.name, config);
  const keys = readInternalKeys(config.tokens.signingKey, config.tokens.publicKeys);
  const tokens = createInternalTokens(keys, { audience: options.audience, logger });
  const context = { config, logger, tokens, database } as ServiceContext<Config>;
  const deps = await options.deps(context);

  const server = await (options.listen ?? listen)(options.app(deps), config.http.port, config.http.host, deps);
  const outbox = database && config.redis ? await relayOutbox(options.name, database, config.redis.url, logger) : [];
  const ownTasks = [...(options.periodicTasks?.(deps, config) ?? []), ...(await watchClock(database, logger))];
  const tasks = ownTasks.map((task) => startPeriodicTask(logger, task));
  const selfCheck = startSelfCheck(logger, [
    ...(database ? [database.findFault] : []),
    ...(options.selfChecks?.(deps) ?? []),
  ]);
  process.on('SIGUSR2', async () => {
    const failed = await runTasksNow(logger);
    logger.info({ failed }, 'periodic tasks were run on request');
  });
  const samplers = await listSamplers(options, config, context, deps);
  const metrics = await serveOwnMetrics(options, config, context, samplers);
  const heartbeat = await beatToCollector(options, config, context, deps, samplers);

  // Parts in the order of stopping.
  runUntilStopped(logger, [
    { name: 'self-check', timeoutMs: 1000, stop: selfCheck.stop },
    ...heartbeat,
    ...(options.consumers?.(deps) ?? []),
    serverPart(server, config.drainMs ?? 0),
    { name: 'periodic tasks', timeoutMs: 5000, stop: () => Promise.all(tasks.map((task) => task.stop())) },
    ...(options.resources?.(deps) ?? []),
    ...outbox,
    ...metrics,
    ...(database ? [{ name: 'database', timeoutMs: 6000, stop: database.close }] : []),
  ]);
  // May be stopped from here on.
  logger.info({ address: server.address() }, `${options.name} listens`);
}

// Driver and relay are loaded on demand, to save memory.

async function connectDatabase(name: string, { database }: ServiceConfig): Promise<Database | undefined> {
  if (!database) return undefined;
  const connection = await import('../database/connection');
  return connection.connectDatabase({ ...database, applicationName: name });
}

async function watchClock(database: Database | undefined, logger: Logger): Promise<PeriodicTask[]> {
  if (!database) return [];
  const { createClockCheck } = await import('../database/check-clock');
  return [{ name: 'clock', everyMs: 60_000, work: createClockCheck(database, logger) }];
}

async function listSamplers<Config extends ServiceConfig, Deps>(
  { samplers }: ServiceOptions<Config, Deps>,
  config: Config,
  { database }: ServiceContext<ServiceConfig>,
  deps: Deps,
): Promise<Sampler[]> {
  const own = samplers?.(deps) ?? [];
  if (!database || !config.redis) return own;
  const { sampleOutbox } = await import('../messaging/outbox-metrics');
  return [...own, sampleOutbox(database)];
}

async function serveOwnMetrics<Config extends ServiceConfig, Deps>(
  { name }: ServiceOptions<Config, Deps>,
  config: Config,
  { database, logger }: ServiceContext<ServiceConfig>,
  samplers: readonly Sampler[],
): Promise<Stoppable[]> {
  if (!database) return startMetrics({ service: name, config, logger, samplers });
  const { readDatabaseLoad } = await import('../database/database-load');
  const readLoad = () => readDatabaseLoad(config.database?.poolMax);
  return startMetrics({ service: name, config, logger, samplers, readLoad });
}

async function beatToCollector<Config extends ServiceConfig, Deps>(
  { name, receiveHeartbeat }: ServiceOptions<Config, Deps>,
  { tracesUrl }: Config,
  { logger, tokens }: ServiceContext<ServiceConfig>,
  deps: Deps,
  samplers: readonly Sampler[],
): Promise<Stoppable[]> {
  if (!receiveHeartbeat && !tracesUrl) return [];
  const { sendHeartbeatTo, startHeartbeat } = await import('../heartbeat/heartbeat');
  const send = receiveHeartbeat?.(deps) ?? sendHeartbeatTo(tracesUrl ?? '', tokens);
  return [startHeartbeat({ name, send, samplers, logger })];
}

async function relayOutbox(
  publisher: string,
  database: Database,
  redisUrl: string,
  logger: Logger,
): Promise<Stoppable[]> {
  const [{ createQueues }, { startRelay }] = await Promise.all([
    import('../messaging/queues'),
    import('../messaging/relay'),
  ]);
  const queues = createQueues(redisUrl, logger);
  const relay = startRelay(database, queues, logger, { publisher });
  return [
    { name: 'relay', timeoutMs: 5000, stop: relay.stop },
    { name: 'queues', timeoutMs: 2000, stop: queues.close },
  ];
}
