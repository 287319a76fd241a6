import { runDrill } from '../run-drill';

runDrill('infra/lab/search-quality');
