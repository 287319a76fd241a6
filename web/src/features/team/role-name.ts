import type { TeamRole } from '@shopwright/contracts/http/auth';
import type { MessageKey } from '../../i18n/messages';

type Translate = (key: MessageKey) => string;

/** Built-in roles are named in the language of the reader, and the store's own as it named them. */
export const roleName = (t: Translate, { key, name }: Pick<TeamRole, 'key' | 'name'>): string =>
  key ? t(`team.key_${key}`) : name;
