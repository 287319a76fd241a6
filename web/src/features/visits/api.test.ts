import { expect, it } from 'vitest';
import { campaignIn } from './api';

it.each([
  ['?utm_source=reddit', 'reddit'],
  ['?a=1&utm_source=Elite_Launch-2', 'elite_launch-2'],
  ['', undefined],
  ['?utm_source=', undefined],
  ['?utm_source=<script>', undefined],
  [`?utm_source=${'x'.repeat(41)}`, undefined],
])('the campaign of "%s" is %s', (search, campaign) => {
  expect(campaignIn(search)).toBe(campaign);
});
