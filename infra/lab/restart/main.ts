import { runTests } from '../run-tests';

runTests('tests/rolling-restart.int.test.ts', { RESTARTS: 'all' });
