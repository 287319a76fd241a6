import { test } from '@playwright/test';
import { walkAsMember } from './walk-as-member';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Reads much and writes little; permissions.exhaustive.e2e.ts walks as the other roles.
walkAsMember(
  'a member of support',
  'support',
  /^(add note|send|save as template|mark as unread|resolve|reopen|approve|reject|receive)\b/i,
);
