import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { fromRoot } from '../infra/local/paths';
import { freePort } from '../infra/local/servers/ports';
import { postgresProgram, postgresUrl } from '../infra/local/servers/postgres';
import { SupervisedProcess } from '../infra/local/supervisor/supervised-process';

const password = 'replicated';

/** A primary with the catalog's tables, and a replica that streams from it. */
export async function startReplicatedPostgres() {
  const home = mkdtempSync(path.join(tmpdir(), 'shopwright-replica-'));
  const ports = { primary: await freePort(), replica: await freePort() };
  const program = await postgresProgram({ home, port: ports.primary, password, durable: false });
  const [, cluster = '', , , ...settings] = program.args;
  // A cluster that was never started is where its copy begins to follow.
  const copy = `${cluster}-replica`;
  spawnSync('cp', ['-a', cluster, copy]);
  spawnSync('touch', [path.join(copy, 'standby.signal')]);
  if (program.account) spawnSync('chown', [`${program.account.uid}`, path.join(copy, 'standby.signal')]);
  const source = `primary_conninfo=host=127.0.0.1 port=${ports.primary} user=postgres password=${password}`;
  const start = async (each: typeof program, logFile: string) => {
    const running = new SupervisedProcess(each, { restart: false, logFile: path.join(home, logFile) });
    await running.start();
    return running;
  };
  const primary = await start(program, 'primary.log');
  const startReplica = () =>
    start(
      {
        ...program,
        name: 'replica',
        args: ['-D', copy, '-p', String(ports.replica), ...settings, '-c', source],
        port: ports.replica,
        ready: { line: 'database system is ready to accept read-only connections' },
        beforeStart: undefined as never,
      },
      'replica.log',
    );
  let replica = await startReplica();
  const urls = await prepareDatabase({
    adminUrl: postgresUrl({ port: ports.primary, password }),
    database: 'shop',
    passwords: testPasswords,
  });
  await runMigrations({ url: urls.catalog, folder: fromRoot('services/catalog/drizzle'), schema: 'catalog' });
  const replicaUrl = new URL(urls.catalog);
  replicaUrl.port = String(ports.replica);
  const onPrimary = postgres(urls.catalog, { max: 1, onnotice: () => undefined });
  const adminUrl = withDatabase(postgresUrl({ port: ports.replica, password }), 'shop');
  const onPrimaryAsAdmin = postgres(withDatabase(postgresUrl({ port: ports.primary, password }), 'shop'), { max: 1 });
  const onReplica = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  return {
    url: urls.catalog,
    replicaUrl: replicaUrl.toString(),
    onPrimary,
    onReplica,
    /** Has the replica apply what it received only after so long. */
    async delay(ms: number) {
      await onReplica.unsafe(`alter system set recovery_min_apply_delay = '${ms}ms'`);
      await onReplica`select pg_reload_conf()`;
    },
    /** Begins the next file of the log, as an archive and a backup of the cluster do. */
    async beginNextFile() {
      await onPrimaryAsAdmin`select pg_switch_wal()`;
    },
    killReplica: () => replica.stop(),
    async restartReplica() {
      replica = await startReplica();
    },
    async stop() {
      await Promise.all([onPrimary, onPrimaryAsAdmin, onReplica].map((sql) => sql.end({ timeout: 0 })));
      await replica.stop();
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
