import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import clsx from 'clsx';
import { useLanguage } from '../i18n/language-provider';
import { momentText } from '../lib/format';

type Message = CustomerOrder['messages'][number];

interface OrderConversationProps {
  messages: readonly Message[];
  /** The side that reads it: its own messages are on the other side. */
  reader: Message['author'];
  names: Record<Message['author'], string>;
}

/** The messages between a customer and the store, oldest first. */
export function OrderConversation({ messages, reader, names }: OrderConversationProps) {
  const { language } = useLanguage();
  if (messages.length === 0) return null;
  return (
    <ul className="my-4 grid gap-3 text-sm">
      {messages.map(({ id, author, body, createdAt }) => (
        <li key={id} className={clsx('max-w-[85%]', author === reader && 'justify-self-end')}>
          <p className="mb-1 text-muted text-xs">
            <bdi>{names[author]}</bdi> · <time dateTime={createdAt}>{momentText(createdAt, language)}</time>
          </p>
          <p
            dir="auto"
            className={clsx(
              'wrap-anywhere whitespace-pre-line rounded-card px-3.5 py-2.5',
              author === reader ? 'bg-primary-soft text-primary-ink' : 'bg-sunken',
            )}
          >
            {body}
          </p>
        </li>
      ))}
    </ul>
  );
}
