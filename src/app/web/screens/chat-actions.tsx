import { useNavigate } from '@tanstack/react-router';
import { CircleStop, FileText, MessageSquarePlus } from 'lucide-react';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { useEndSession } from '#features/sessions/web/session-mutations.ts';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { confirm } from '#platform/web/confirm.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useIsMobile } from '#platform/web/use-media.ts';

import { appTexts } from '../texts.ts';
import { ChatMenu } from './chat-menu.tsx';
import { useShareAction } from './use-share-action.tsx';

type ChatActionsProps = {
  session: Session;
  onContinue: () => void;
  /** Whether a continuation exists is being loaded. */
  isLooking: boolean;
};

/**
 * Continue, visit summary, share, end: buttons, or a menu on a phone; everything else in a menu.
 */
export function ChatActions({ session, onContinue, isLooking }: ChatActionsProps) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const chain = continuationWebTexts[language];
  const navigate = useNavigate();
  const { end, isEnding } = useConfirmEnd(session);
  const isMobile = useIsMobile();
  const { toShare, dialog } = useShareAction();
  const items: MenuItem[] = [
    {
      key: 'continue',
      label: chain.continue,
      icon: <MessageSquarePlus aria-hidden="true" />,
      onSelect: onContinue,
    },
  ];
  items.push({
    key: 'visit-summary',
    label: appTexts[language].visitSummary,
    icon: <FileText aria-hidden="true" />,
    onSelect: () =>
      void navigate({ to: '/chat/$sessionId/visit-summary', params: { sessionId: session.id } }),
  });
  items.push(toShare(session));
  if (session.status !== 'completed') {
    const icon = <CircleStop aria-hidden="true" />;
    items.push({ key: 'end', label: texts.end, icon, onSelect: () => void end() });
  }
  if (isMobile) {
    return (
      <>
        <ChatMenu session={session} items={items} isBusy={isLooking} />
        {dialog}
      </>
    );
  }
  return (
    <div className="flex shrink-0 items-center gap-1 [&_svg]:size-4.5">
      {items.map((item) => (
        <Button
          key={item.key}
          variant="ghost"
          size="small"
          icon={item.icon}
          // In a narrow column the title needs the space more than the icons do.
          className="@max-[46rem]:px-2 @max-[46rem]:not-aria-busy:[&>svg]:hidden"
          pending={(item.key === 'end' && isEnding) || (item.key === 'continue' && isLooking)}
          onClick={item.onSelect}
        >
          {item.label}
        </Button>
      ))}
      <ChatMenu session={session} items={[]} />
      {dialog}
    </div>
  );
}

/**
 * Asks for confirmation and explains what ending means; the server refuses while an answer is
 * running.
 */
function useConfirmEnd(session: Session): { end: () => Promise<void>; isEnding: boolean } {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const { mutate, isPending } = useEndSession();
  const end = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.endTitle,
      description: texts.endLoss,
      confirmLabel: texts.end,
    });
    if (isSure) mutate(session);
  };
  return { end, isEnding: isPending };
}
