import clsx from 'clsx';
import { useLanguage } from '../i18n/language-provider';
import { momentText } from '../lib/format';

interface Message {
  id: number;
  author: 'customer' | 'staff';
  body: string;
  createdAt: string;
}

interface OrderConversationProps<M extends Message> {
  messages: readonly M[];
  /** The side that reads it: its own messages are on the other side. */
  reader: Message['author'];
  names: Record<Message['author'], string>;
  /** The name of who wrote this message, where it is known. */
  nameOf?: (message: M) => string | undefined;
}

/** The messages between a customer and the store, oldest first. */
export function OrderConversation<M extends Message>({ messages, reader, names, nameOf }: OrderConversationProps<M>) {
  const { language } = useLanguage();
  if (messages.length === 0) return null;
  return (
    <ul className="my-4 grid gap-3 text-sm">
      {messages.map((message) => {
        const { id, author, body, createdAt } = message;
        return (
          <li key={id} className={clsx('max-w-[85%]', author === reader && 'justify-self-end')}>
            <p className="mb-1 text-muted text-xs">
              <bdi>{nameOf?.(message) ?? names[author]}</bdi> ·{' '}
              <time dateTime={createdAt}>{momentText(createdAt, language)}</time>
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
        );
      })}
    </ul>
  );
}
