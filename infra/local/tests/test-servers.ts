import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { templateDatabase, testPasswords } from '@shopwright/testing/test-database';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { RedisContainer } from '@testcontainers/redis';
import type { TestProject } from 'vitest/node';
import { buildStaleServers } from '../build/build';
import { bundles } from '../build/build-servers';
import { fromRoot } from '../paths';
import { freePort } from '../servers/ports';
import { postgresProgram, postgresUrl } from '../servers/postgres';
import { dockerAnswers, dockerHasImage, redisImage, redisProgram, redisUrl } from '../servers/redis';
import { lockHome, lockOwner, pidFileOf, stopStaleProcesses } from '../supervisor/home-lock';
import { SupervisedProcess } from '../supervisor/supervised-process';
import { chooseDataFolder, dataFolders } from './data-folder';

interface TestServers {
  postgresAdminUrl: string;
  redisUrl: string;
  stop: () => Promise<void>;
}

const homePrefix = 'shopwright-test-';
const postgresImage = 'postgres:18';
/** Limits a start that hangs. */
const startupTimeoutMs = 240_000;
/** Their images are there. The embedded servers take over from containers that cannot be reached. */
const containerTimeoutMs = 60_000;

/**
 * Starts a real Postgres and Redis, and bundles the programs that tests start. Vitest calls it once before all integration
 * tests, and the result after them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A program that cannot be built leaves no server behind.
  await buildStaleServers();
  const servers = (canUseContainers() && (await startContainers().catch(reportAndIgnore))) || (await startEmbedded());
  await prepareDatabase({ adminUrl: servers.postgresAdminUrl, database: templateDatabase, passwords: testPasswords });
  project.provide('postgresAdminUrl', servers.postgresAdminUrl);
  project.provide('redisUrl', servers.redisUrl);
  project.onTestsRerun(async () => void (await buildStaleServers()));
  const programs = Object.entries(bundles).map(([source, out]) => [source, fromRoot(`${out}.cjs`)]);
  project.provide('programs', Object.fromEntries(programs));
  return servers.stop;
}

/** Falls back to the embedded servers where Docker answers but cannot be used: no network, no rights. */
function reportAndIgnore(error: unknown): undefined {
  process.stdout.write(`Containers are not available (${String(error)}); using the embedded servers\n`);
}

function canUseContainers(): boolean {
  return dockerAnswers() && dockerHasImage(postgresImage) && dockerHasImage(redisImage);
}

async function startContainers(): Promise<TestServers> {
  // Testcontainers' own cleaner is one more image to fetch, and `stop` removes what is started here.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const starts = await Promise.allSettled([
    new PostgreSqlContainer(postgresImage)
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'])
      .withStartupTimeout(containerTimeoutMs)
      .start(),
    new RedisContainer(redisImage).withStartupTimeout(containerTimeoutMs).start(),
  ]);
  const [postgres, redis] = starts;
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    for (const start of starts) if (start.status === 'fulfilled') await start.value.stop();
    throw starts.find((start) => start.status === 'rejected')?.reason;
  }
  const servers = {
    postgresAdminUrl: postgres.value.getConnectionUri(),
    redisUrl: redis.value.getConnectionUrl(),
    stop: async () => {
      await Promise.all([postgres.value.stop(), redis.value.stop()]);
    },
  };
  const areReachable = await Promise.all([servers.postgresAdminUrl, servers.redisUrl].map(takesConnections));
  if (areReachable.every(Boolean)) return servers;
  await servers.stop();
  throw new Error('the containers run, but their ports cannot be reached from here');
}

async function startEmbedded(): Promise<TestServers> {
  await removeStaleHomes();
  const home = await mkdtemp(path.join(chooseDataFolder(), homePrefix));
  await chmod(home, 0o711);
  lockHome(home);
  const password = randomBytes(16).toString('hex');
  const [postgresPort, redisPort] = [await freePort(), await freePort()];
  const postgres = await postgresProgram({ home, port: postgresPort, password, durable: false });
  const redis = await redisProgram({ home, port: redisPort, password, durable: false });
  const processes = [postgres, redis].map(
    (program) =>
      new SupervisedProcess(program, {
        pidFile: pidFileOf(home, program.name),
        restart: false,
        readyWithinMs: startupTimeoutMs,
      }),
  );
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await rm(home, { recursive: true, force: true });
  };
  try {
    await Promise.all(processes.map((process) => process.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    postgresAdminUrl: postgresUrl({ port: postgresPort, password }),
    redisUrl: redisUrl({ port: redisPort, password }),
    stop,
  };
}

/** Stops the servers of runs that were killed, and removes their folders. A folder without a lock may be in use. */
async function removeStaleHomes(): Promise<void> {
  const lists = await Promise.all(dataFolders.map((folder) => listHomes(folder)));
  for (const home of lists.flat()) {
    if (lockOwner(home) !== undefined) continue;
    await stopStaleProcesses(home);
    await rm(home, { recursive: true, force: true });
  }
}

async function listHomes(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const homes = (await readdir(folder)).filter((name) => name.startsWith(homePrefix));
  return homes.map((name) => path.join(folder, name)).filter((home) => existsSync(path.join(home, 'lock')));
}

/** Returns true when the server accepts a connection within three seconds. */
async function takesConnections(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 3_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
