import {
  type WebhookTopic,
  type WebhookTopicGroup,
  webhookTopicGroups,
  webhookTopics,
} from '@shopwright/contracts/webhook-topics';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';

const groups = Object.entries(webhookTopicGroups) as [WebhookTopicGroup, readonly WebhookTopic[]][];

interface TopicBoxesProps {
  chosen: readonly WebhookTopic[];
  onChange: (chosen: WebhookTopic[]) => void;
}

/** A box for each topic, by group, and one for each group. */
export function TopicBoxes({ chosen, onChange }: TopicBoxesProps) {
  const { t } = useLanguage();
  const set = (topics: readonly WebhookTopic[], isChosen: boolean) =>
    onChange(webhookTopics.filter((topic) => (topics.includes(topic) ? isChosen : chosen.includes(topic))));
  return (
    <fieldset>
      <legend className="font-medium text-sm">{t('webhooks.topics')}</legend>
      <p className="mt-1 text-muted text-xs">{t('webhooks.topics_hint')}</p>
      <div className="mt-2 divide-y divide-line border-line border-y">
        {groups.map(([group, topics]) => (
          <fieldset key={group} className="grid gap-x-5 py-2 sm:grid-cols-[11rem_1fr]">
            <legend className="sr-only">{t(`webhooks.group_${group}`)}</legend>
            <Box
              label={t(`webhooks.group_${group}`)}
              className="font-medium"
              isChosen={topics.every((topic) => chosen.includes(topic))}
              onChange={(isChosen) => set(topics, isChosen)}
            />
            <span className="flex flex-wrap gap-x-5">
              {topics.map((topic) => (
                <Box
                  key={topic}
                  label={
                    <code dir="ltr" className="text-xs">
                      {topic}
                    </code>
                  }
                  isChosen={chosen.includes(topic)}
                  onChange={(isChosen) => set([topic], isChosen)}
                />
              ))}
            </span>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

interface BoxProps {
  label: ReactNode;
  isChosen: boolean;
  className?: string;
  onChange: (isChosen: boolean) => void;
}

const Box = ({ label, isChosen, className = '', onChange }: BoxProps) => (
  <label className={`flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11 ${className}`}>
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-primary"
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
