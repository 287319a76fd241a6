import { runTests } from '../run-tests';

runTests('infra/lab/search-quality');
