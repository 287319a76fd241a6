/** The health check of the containers: `node check-process.cjs PORT`. */
import { checkProcess } from './process-check';

checkProcess({ port: Number(process.argv[2]) }).then(
  (result) => {
    process.stdout.write(`${result}\n`);
    process.exit(result === 'ready' ? 0 : 1);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
