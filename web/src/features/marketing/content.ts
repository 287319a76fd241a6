import type { MessageKey } from '../../i18n/messages';

export interface Channel {
  name: string;
  /** The name of the copied text in the toast. */
  copyLabel: MessageKey;
  copy: MessageKey;
  rows: { label: MessageKey; text: MessageKey | { literal: string } }[];
  tags: string[];
}

const audience = 'marketing.audience';
const budget = 'marketing.budget';
const targeting = 'marketing.targeting';

export const paidChannels: Channel[] = [
  {
    name: 'Facebook & Instagram',
    copyLabel: 'marketing.ad_copy',
    copy: 'marketing.facebook_copy',
    rows: [
      { label: audience, text: 'marketing.facebook_audience' },
      { label: budget, text: { literal: '$20-30' } },
      { label: targeting, text: 'marketing.facebook_targeting' },
    ],
    tags: ['#streaming', '#podcasting', '#contentcreator'],
  },
  {
    name: 'TikTok',
    copyLabel: 'marketing.ad_copy',
    copy: 'marketing.tiktok_copy',
    rows: [
      { label: audience, text: 'marketing.tiktok_audience' },
      { label: budget, text: { literal: '$15-25' } },
      { label: targeting, text: 'marketing.tiktok_targeting' },
    ],
    tags: ['#streamsetup', '#gamingsetup', '#creator'],
  },
  {
    name: 'YouTube',
    copyLabel: 'marketing.ad_copy',
    copy: 'marketing.youtube_copy',
    rows: [
      { label: audience, text: 'marketing.youtube_audience' },
      { label: budget, text: { literal: '$25-40' } },
      { label: targeting, text: 'marketing.youtube_targeting' },
    ],
    tags: ['#podcastgear', '#youtuber', '#homestudio'],
  },
];

const communities = 'marketing.communities';
const strategy = 'marketing.strategy';

export const organicChannels: Channel[] = [
  {
    name: 'Reddit',
    copyLabel: 'marketing.example_post',
    copy: 'marketing.reddit_post',
    rows: [
      { label: communities, text: { literal: 'r/Twitch, r/podcasting, r/NewTubers' } },
      { label: strategy, text: 'marketing.reddit_strategy' },
    ],
    tags: [],
  },
  {
    name: 'Discord',
    copyLabel: 'marketing.example_post',
    copy: 'marketing.discord_post',
    rows: [
      { label: communities, text: 'marketing.discord_communities' },
      { label: strategy, text: 'marketing.discord_strategy' },
    ],
    tags: [],
  },
  {
    name: 'X',
    copyLabel: 'marketing.example_post',
    copy: 'marketing.x_post',
    rows: [
      { label: communities, text: 'marketing.x_communities' },
      { label: strategy, text: 'marketing.x_strategy' },
    ],
    tags: [],
  },
];

export const influencerTiers: { title: MessageKey; text: MessageKey; template: MessageKey }[] = [
  { title: 'marketing.micro', text: 'marketing.micro_text', template: 'marketing.micro_template' },
  { title: 'marketing.mid', text: 'marketing.mid_text', template: 'marketing.mid_template' },
];
