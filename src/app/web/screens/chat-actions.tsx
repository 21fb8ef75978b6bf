import { useNavigate } from '@tanstack/react-router';
import { CircleStop, CornerUpLeft, FileText, ListChecks, MessageSquarePlus } from 'lucide-react';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import { actionTexts } from '#features/messages/web/action-texts.ts';
import type { Selection } from '#features/messages/web/use-selection.ts';
import type { Session } from '#features/sessions/contract.ts';
import { useEndSession } from '#features/sessions/web/session-mutations.ts';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { confirm } from '#platform/web/confirm.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { appTexts } from '../texts.ts';
import { ChatMenu } from './chat-menu.tsx';
import { useShareAction } from './use-share-action.tsx';

type ChatActionsProps = {
  session: Session;
  selection: Selection;
  onContinue: () => void;
  /** Whether a continuation exists is being loaded. */
  isLooking: boolean;
  /** On a phone, where all of them are in the menu. */
  isBare: boolean;
};

/** Continue, visit summary, share, end, select: buttons, or on a phone a menu with all there is. */
export function ChatActions(props: ChatActionsProps) {
  const { session, isLooking, isBare } = props;
  const { end, isEnding } = useConfirmEnd(session);
  const { toShare, dialog } = useShareAction();
  const acts = useActs(props);
  const items = [...acts.first, toShare(session), ...acts.last(() => void end())];
  const steps = useChainSteps(session);
  if (isBare) {
    return (
      <>
        <ChatMenu session={session} items={[...items, ...steps]} isBare isBusy={isLooking} />
        {dialog}
      </>
    );
  }
  const isPending = { end: isEnding, continue: isLooking };
  return (
    <div className="flex shrink-0 items-center [&_svg]:size-4.5">
      {items.map((item) => (
        <Button
          key={item.key}
          variant="ghost"
          size="small"
          icon={item.icon}
          title={labelOf(item)}
          aria-label={labelOf(item)}
          aria-pressed={item.key === 'select' ? props.selection.isOn : undefined}
          className="min-w-9 px-2! pointer-coarse:min-w-11 aria-pressed:bg-pine-soft aria-pressed:text-pine"
          pending={item.key in isPending && isPending[item.key as keyof typeof isPending]}
          onClick={item.onSelect}
        >
          {/* In a narrow column the title needs the space. */}
          <span className="chat-bar-words">{item.label}</span>
        </Button>
      ))}
      <ChatMenu session={session} items={steps} />
      {dialog}
    </div>
  );
}

const labelOf = ({ label }: MenuItem) => (typeof label === 'string' ? label : undefined);

function useActs({ session, selection, onContinue }: ChatActionsProps) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const first: MenuItem[] = [
    {
      key: 'continue',
      label: continuationWebTexts[language].continue,
      icon: <MessageSquarePlus aria-hidden="true" />,
      onSelect: onContinue,
    },
    {
      key: 'visit-summary',
      label: appTexts[language].visitSummary,
      icon: <FileText aria-hidden="true" />,
      onSelect: () =>
        void navigate({ to: '/chat/$sessionId/visit-summary', params: { sessionId: session.id } }),
    },
  ];
  const select: MenuItem = {
    key: 'select',
    label: actionTexts[language].select,
    icon: <ListChecks aria-hidden="true" />,
    onSelect: selection.toggleMode,
  };
  const last = (end: () => void): MenuItem[] => {
    const label = sessionWebTexts[language].end;
    const icon = <CircleStop aria-hidden="true" />;
    return [
      ...(session.status === 'completed' ? [] : [{ key: 'end', label, icon, onSelect: end }]),
      ...(selection.isPossible ? [select] : []),
    ];
  };
  return { first, last };
}

/** To the sessions before and after it in the chain of continuations. */
function useChainSteps({ parentSessionId, continuationSessionId }: Session): MenuItem[] {
  const { language } = useLanguage();
  const chain = continuationWebTexts[language];
  const navigate = useNavigate();
  const step = (id: number | null, label: string): MenuItem[] =>
    id === null
      ? []
      : [
          {
            key: `chat-${id}`,
            label,
            icon: <CornerUpLeft aria-hidden="true" />,
            onSelect: () => void navigate({ to: '/chat/$sessionId', params: { sessionId: id } }),
          },
        ];
  return [...step(parentSessionId, chain.previous), ...step(continuationSessionId, chain.next)];
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
