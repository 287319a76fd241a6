import type { MessageKey } from '../../i18n/messages';

export interface Channel {
  name: string;
  /** The name of the copied text in the toast. */
  copyLabel: MessageKey;
  copy: MessageKey;
  rows: { label: MessageKey; text: MessageKey | { literal: string } | { dollars: [from: number, to: number] } }[];
  tags: string[];
}

const paid = (
  name: string,
  budget: [from: number, to: number],
  tags: string[],
  key: (part: 'audience' | 'copy' | 'targeting') => MessageKey,
): Channel => ({
  name,
  copyLabel: 'marketing.ad_copy',
  copy: key('copy'),
  rows: [
    { label: 'marketing.audience', text: key('audience') },
    { label: 'marketing.budget', text: { dollars: budget } },
    { label: 'marketing.targeting', text: key('targeting') },
  ],
  tags,
});

interface ChannelContent {
  paid: Channel[];
  organic: Channel[];
}

const demonstrationPaid: Channel[] = [
  paid(
    'Facebook & Instagram',
    [20, 30],
    ['#streaming', '#podcasting', '#contentcreator'],
    (part) => `marketing.facebook_${part}`,
  ),
  paid('TikTok', [15, 25], ['#streamsetup', '#gamingsetup', '#creator'], (part) => `marketing.tiktok_${part}`),
  paid('YouTube', [25, 40], ['#podcastgear', '#youtuber', '#homestudio'], (part) => `marketing.youtube_${part}`),
];

const organic = (
  name: string,
  communities: Channel['rows'][number]['text'],
  key: (part: 'post' | 'strategy') => MessageKey,
): Channel => ({
  name,
  copyLabel: 'marketing.example_post',
  copy: key('post'),
  rows: [
    { label: 'marketing.communities', text: communities },
    { label: 'marketing.strategy', text: key('strategy') },
  ],
  tags: [],
});

const demonstrationOrganic: Channel[] = [
  organic('Reddit', { literal: 'r/Twitch, r/podcasting, r/NewTubers' }, (part) => `marketing.reddit_${part}`),
  organic('Discord', 'marketing.discord_communities', (part) => `marketing.discord_${part}`),
  organic('X', 'marketing.x_communities', (part) => `marketing.x_${part}`),
];

/** The demonstration sells to streamers. The texts of any other store name what it sells. */
export function contentFor(isDemonstration: boolean, hashtags: string[]): ChannelContent {
  if (isDemonstration) return { paid: demonstrationPaid, organic: demonstrationOrganic };
  return {
    paid: [
      paid('Facebook & Instagram', [20, 30], hashtags, (part) => `marketing.other.facebook_${part}`),
      paid('TikTok', [15, 25], hashtags, (part) => `marketing.other.tiktok_${part}`),
      paid('YouTube', [25, 40], hashtags, (part) => `marketing.other.youtube_${part}`),
    ],
    organic: demonstrationOrganic.map((channel) => ({
      ...channel,
      copy: otherPosts[channel.name] ?? channel.copy,
      rows: channel.rows.map((row) =>
        row.label === 'marketing.communities' ? { ...row, text: 'marketing.other.communities' } : row,
      ),
    })),
  };
}

const otherPosts: Record<string, MessageKey> = {
  Reddit: 'marketing.other.reddit_post',
  Discord: 'marketing.other.discord_post',
  X: 'marketing.other.x_post',
};

/** Returns "#deskLamps" for "Desk Lamps"; undefined without letters. */
export function toHashtag(name: string): string | undefined {
  const [first = '', ...rest] = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return first === '' ? undefined : `#${[first, ...words].join('')}`;
}

export const influencerTiers: { title: MessageKey; text: MessageKey; template: MessageKey }[] = [
  { title: 'marketing.micro', text: 'marketing.micro_text', template: 'marketing.micro_template' },
  { title: 'marketing.mid', text: 'marketing.mid_text', template: 'marketing.mid_template' },
];
