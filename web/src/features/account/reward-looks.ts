import type { RewardKind } from '@shopwright/contracts/http/rewards';
import { Gift, type LucideIcon, Truck } from 'lucide-react';
import type { MessageKey } from '../../i18n/messages';

interface RewardLook {
  icon: LucideIcon;
  titleKey: MessageKey;
  textKey: MessageKey;
  /** A note shown before points are spent on it. */
  noteKey?: MessageKey;
}

export const rewardLooks: Record<RewardKind, RewardLook> = {
  'ten-dollars': { icon: Gift, titleKey: 'rewards.ten_off', textKey: 'rewards.ten_off_text' },
  'free-shipping': {
    icon: Truck,
    titleKey: 'rewards.free_shipping',
    textKey: 'rewards.free_shipping_text',
    noteKey: 'rewards.free_shipping_note',
  },
};
