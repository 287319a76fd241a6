import { importFile } from '@shopwright/contracts/http/file-imports';
import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toastError } from '../../ui/toast-store';
import { type FileSettings, refreshFileImports, sendFile, setImportState } from './api';

export const acceptedFiles = '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson,text/csv,text/tab-separated-values';
export const fileMegabytes = importFile.upload.maxBytes / 1_000_000;

interface Check {
  file: File;
  settings: FileSettings;
  /** The import of the same file that was checked with other settings. */
  replaces?: string;
}

export type FileChecks = ReturnType<typeof useFileChecks>;

/** Sends files to be checked, and keeps them while the page is open, so that they can be checked again with other settings. */
export function useFileChecks() {
  const { t } = useLanguage();
  const [sent, setSent] = useState<ReadonlyMap<string, Check>>(new Map());
  const [openId, setOpenId] = useState<string>();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const send = useSingleMutation({
    mutationFn: ({ file, settings }: Check) => {
      setShare(0);
      stop.current = new AbortController();
      return sendFile(file, settings, { onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: async (jobId, check) => {
      setSent((before) => new Map(before).set(jobId, check));
      setOpenId(jobId);
      // It stays as it is where that fails, and can be discarded by hand.
      if (check.replaces) await setImportState(check.replaces, 'canceled').catch(() => {});
      await refreshFileImports();
    },
    onError: (error) => {
      if (stop.current?.signal.aborted) return;
      const isTooLarge = isApiError(error, 'payload_too_large');
      toastError(
        t('import.failed'),
        t(isTooLarge ? 'import.file.too_large' : 'import.file.failed', { max: fileMegabytes }),
      );
    },
  });
  useUnsavedChanges(send.isPending);
  return {
    check: (check: Check) => {
      if (check.file.size > importFile.upload.maxBytes) {
        toastError(t('import.failed'), t('import.file.too_large', { max: fileMegabytes }));
      } else send.mutate(check);
    },
    /** What is being sent. */
    sending: send.isPending ? { name: send.variables.file.name, share } : undefined,
    stop: () => stop.current?.abort(),
    /** What an import was checked with. Undefined after the page was opened again. */
    findSent: (jobId: string) => sent.get(jobId),
    openId,
    setOpenId,
  };
}
