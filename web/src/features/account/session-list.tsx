import type { Session } from '@shopwright/contracts/http/account';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Skeleton } from '../../ui/skeleton';
import { toast, toastError } from '../../ui/toast-store';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './api';

/** Lists the user's sessions. */
export function SessionList() {
  const { t } = useLanguage();
  const sessions = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => toast(t('account.sessions.others_ended')),
      onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
      onSettled: () => setAsking(false),
    });
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-semibold text-xl">{t('account.sessions.title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('account.sessions.text')}</p>
      {sessions.isPending && (
        <div aria-busy="true" className="mt-5 grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {sessions.isError && <QueryError level={3} title={t('account.sessions.failed')} query={sessions} />}
      <ul className="mt-4 divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.data?.some(({ isCurrent }) => !isCurrent) && (
        <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
          {t('account.sessions.end_others')}
        </Button>
      )}
      <EndDialog
        title={t('account.sessions.end_others_question')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        isPending={endOthers.isPending}
      />
    </Card>
  );
}

type EndDialogProps = Pick<
  Parameters<typeof ConfirmDialog>[0],
  'title' | 'isOpen' | 'onClose' | 'onConfirm' | 'isPending'
>;

function EndDialog(props: EndDialogProps) {
  const { t } = useLanguage();
  return (
    <ConfirmDialog
      {...props}
      text={t('account.sessions.end_text')}
      confirmLabel={t('account.sessions.end')}
      cancelLabel={t('shared.dialog.cancel')}
      isDangerous
    />
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t, language } = useLanguage();
  const endSession = useEndSession();
  const [isAsking, setAsking] = useState(false);
  const { browser, system, isPhone } = deviceName(session.userAgent);
  const device =
    browser && system
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'));
  const Icon = isPhone ? Smartphone : Monitor;
  const end = () =>
    endSession.mutate(session.id, {
      onSuccess: () => toast(t('account.sessions.ended')),
      onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
      onSettled: () => setAsking(false),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon size={18} aria-hidden />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {device}
          {session.isCurrent && <Badge tone="primary">{t('account.sessions.this_device')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t('account.sessions.last_seen', { moment: momentText(session.lastSeenAt, language) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="danger"
          className="max-sm:ms-14"
          onClick={() => setAsking(true)}
          aria-label={t('account.sessions.end_named', { device })}
        >
          {t('account.sessions.end')}
        </Button>
      )}
      <EndDialog
        title={t('account.sessions.end_question', { device })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        isPending={endSession.isPending}
      />
    </li>
  );
}

/** Asked in this order: most browsers also call themselves by the names of older ones. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

interface DeviceName {
  browser: string | undefined;
  system: string | undefined;
  isPhone: boolean;
}

/** Returns familiar names for a browser and system from its user agent. Undefined where it names none. */
export function deviceName(userAgent: string | null): DeviceName {
  const first = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  return {
    browser: first(browsers),
    system: first(systems),
    isPhone: /\bMobile\b|\biPhone\b|\bAndroid\b/.test(userAgent ?? ''),
  };
}
