import { runTests } from '../run-tests';

runTests('tests/scarce-stock.int.test.ts', { TRIES: '20000' });
