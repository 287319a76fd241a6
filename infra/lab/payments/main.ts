import { runTests } from '../run-tests';

runTests('tests/payment-latency.int.test.ts', { PAYMENTS: 'drill' });
