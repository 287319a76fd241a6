import { Content, Description, Portal, Root, Overlay as Shade, Title } from 'radix-ui/dialog';
import { useLanguage } from '../../i18n/language-provider';
import { useEndedSession } from '../../lib/shown-session';
import { Button } from '../../ui/button';
import { Overlay } from '../../ui/overlay';
import { SignedIn } from './api';
import type { AuthCardProps } from './auth-card';
import { SignInSteps } from './sign-in-steps';

const parts = { Root, Portal, Overlay: Shade, Content };
/** Escape, which closes other dialogs, would lose what was typed. */
const stay = () => {};

/** Asks for a sign-in over a page whose session has ended, and which is hidden until then; see `session-recovery.ts`. */
export function EndedSessionDialog() {
  const { t } = useLanguage();
  const answer = useEndedSession((state) => state.answer);
  if (!answer) return null;
  return (
    <Overlay
      isOpen
      onClose={stay}
      parts={parts}
      className="visible inset-x-0 bottom-0 max-h-dvh overflow-y-auto rounded-t-panel p-6 data-[state=open]:animate-pop-in sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-md sm:rounded-panel sm:border sm:border-line sm:p-8"
    >
      <SignedIn value={answer}>
        <SignInSteps Frame={DialogFrame} title={t('session.ended')} text={t('session.ended_text')} />
      </SignedIn>
      <div className="mt-3 grid">
        <Button variant="ghost" onClick={() => answer(null)}>
          {t('session.leave')}
        </Button>
      </div>
    </Overlay>
  );
}

const DialogFrame = ({ title, text, children }: AuthCardProps) => (
  <>
    <Title className="font-bold text-2xl">{title}</Title>
    <Description className="mt-1.5 text-muted text-sm">{text}</Description>
    <div className="mt-6">{children}</div>
  </>
);
