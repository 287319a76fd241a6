import { test } from '@playwright/test';
import { walkAsMember } from './walk-as-member';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

walkAsMember('an accountant', 'accountant');
for (const role of ['catalog', 'orders', 'marketing', 'manager'] as const) {
  // They may write most of what they see.
  walkAsMember(`a member with the role ${role}`, role, /./);
}
