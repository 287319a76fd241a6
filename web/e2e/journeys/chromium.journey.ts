import { describeBack } from './back-journeys';
import { describeJourneys } from './main-journeys';

// A file of its own, so that the browsers run side by side.
describeJourneys('chromium');
describeBack('chromium');
