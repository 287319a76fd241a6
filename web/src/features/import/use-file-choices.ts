import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { useEffect, useState } from 'react';
import type { FileSettings } from './api';
import { readChoices, rememberChoices } from './remembered-columns';
import type { FileChecks } from './use-file-checks';

export type FileChoices = ReturnType<typeof useFileChoices>;

/**
 * The settings with which a file was checked, and what staff changed since then. A file that is read for the first time is
 * checked again by itself where staff chose other columns for one like it before.
 */
export function useFileChoices(one: FileImport, checks: FileChecks) {
  const [changes, setChanges] = useState<Partial<FileSettings>>({});
  const columns = one.head?.columns ?? [];
  const names = columns.map(({ name }) => name);
  const sent = checks.findSent(one.jobId);
  const [remembered] = useState(() => readChoices(names));
  const isRead = (name: string, as: string) => columns.some((each) => each.name === name && (each.column ?? '') === as);
  // After the page was opened again: the choices that were made for this file, as far as its columns tell.
  const mapping =
    sent?.settings.mapping ?? Object.fromEntries(Object.entries(remembered).filter(([name, as]) => isRead(name, as)));
  const checked: FileSettings = {
    kind: one.kind,
    asDrafts: one.asDrafts,
    keepsStock: one.keepsStock,
    sendsInvitations: one.sendsInvitations,
    givesPoints: one.givesPoints,
    encoding: one.encoding ?? '',
    mapping,
  };
  const settings = { ...checked, ...changes };
  const check = (file: File, latest: Partial<FileSettings> = {}) => {
    const next = { ...settings, ...latest };
    if (Object.keys(next.mapping).length > 0) rememberChoices(names, next.mapping);
    checks.check({ file, settings: next, replaces: one.jobId });
  };
  const isFirst = sent !== undefined && Object.keys(sent.settings.mapping).length === 0;
  const isOther = Object.entries(remembered).some(([name, as]) => !isRead(name, as));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that was read for the first time
  useEffect(() => {
    if (sent && isFirst && isOther) check(sent.file, { mapping: remembered });
  }, []);
  return {
    settings,
    change: (some: Partial<FileSettings>) => setChanges((before) => ({ ...before, ...some })),
    check,
    /** Undefined after the page was opened again. */
    file: sent?.file,
    isChanged: JSON.stringify(settings) !== JSON.stringify(checked),
  };
}
