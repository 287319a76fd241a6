import { runTests } from '../run-tests';

runTests('services/order/src/refunds/refund-faults.int.test.ts', { REFUNDS: '200' });
