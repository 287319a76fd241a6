import { chaos } from './chaos';
import { createComposeStore } from './compose';
import { failover } from './failover';
import { overload } from './overload';
import { restore } from './restore';
import { upgrade } from './upgrade';

const drills = { chaos, failover, overload, restore, upgrade };
const drill = drills[process.argv[2] as keyof typeof drills];
if (!drill) {
  console.log('Name a drill: chaos, failover, overload, restore or upgrade');
  process.exit(1);
}
const target = createComposeStore();
await target.down();
try {
  process.exitCode = (await drill(target)) ? 0 : 1;
} finally {
  if (!process.argv.includes('--keep')) await target.down();
}
