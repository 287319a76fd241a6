import { runTests } from '../run-tests';

runTests('tests/order-walks.int.test.ts', { WALKS: '2000' });
