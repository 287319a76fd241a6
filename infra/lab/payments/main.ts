import { runDrill } from '../run-drill';

runDrill('tests/payment-latency.drill.int.test.ts');
