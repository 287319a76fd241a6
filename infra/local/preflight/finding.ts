import { UserError } from '../user-error';

/** A problem with one setting or server, in one line that says what to set. Never contains a secret. */
export interface Finding {
  /** The variable to set, or the part that was checked. */
  setting: string;
  message: string;
  /** Reported, but no reason to refuse a start. */
  isWarning?: true;
}

export const formatFinding = ({ setting, message, isWarning }: Finding): string =>
  `${isWarning ? 'Warning: ' : ''}${setting} ${message}`;

export const isRefused = ({ isWarning }: Finding): boolean => isWarning !== true;

/** Throws one error that has a line for each finding that is no warning. */
export function refuse(found: readonly Finding[]): void {
  const refused = found.filter(isRefused).map(formatFinding);
  if (refused.length > 0) throw new UserError(refused.join('\n'));
}
