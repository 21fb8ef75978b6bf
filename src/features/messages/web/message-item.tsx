import { createContext, memo, use } from 'react';
import type { ReactNode } from 'react';

import { LazyMarkdown } from '#platform/web/markdown/lazy-markdown.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { createStore } from '#platform/web/store.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { AlarmActions, AlarmCall, AlarmLevel, AlarmWords } from './alarm-card.tsx';
import { withoutLines, wordsOfAlarm } from './alarm-text.ts';
import { drawCuts } from './cut-chip.tsx';
import { LeftOutChip } from './left-out-chip.tsx';
import { isDone, MessageActionsRow } from './message-actions-row.tsx';
import { MessageTools, type ToolsProps } from './message-tools.tsx';
import { LateReadAloud } from './read-aloud/late-read-aloud.tsx';
import { FoldedMessageContext, replySections } from './reply-fold.tsx';
import { ReasoningFold } from './reasoning-fold.tsx';
import { idleReply, wordsOf, type ReplyStore, type ReplyWords } from './reply-state.ts';
import type { ShownMessage } from './shown-messages.ts';
import { SummaryBox } from './summary-box.tsx';
import { chatTexts } from './texts.ts';
import { ThinkingDots } from './thinking-dots.tsx';
import { turnClasses } from './turn-classes.ts';
import { turnTexts } from './turn-texts.ts';

/** Holds the words of the reply that is being written; null where none ever is. */
export const RepliesContext = createContext<ReplyStore | null>(null);

const noReply = createStore(idleReply);

/** One turn of the consultation. */
export const MessageItem = memo(
  function MessageItem({ message, question = '', isNewest, ...tools }: ItemProps) {
    const { actions, canChange, isChosen, onChoose } = tools;
    const ownTools = <MessageTools {...{ message, actions, canChange, isChosen, onChoose }} />;
    const below = isChosen === null && (
      <MessageActionsRow {...{ message, actions, canChange, isNewest }} />
    );
    const drawn = { message, tools: ownTools, below };
    if (message.role === 'user') return <QuotedWords {...drawn} />;
    if (message.role === 'assistant')
      return <Answer {...drawn} isNewest={isNewest} question={question} />;
    return <Notice message={message} />;
  },
  (before, after) =>
    before.actions === after.actions &&
    before.canChange === after.canChange &&
    before.isChosen === after.isChosen &&
    before.onChoose === after.onChoose &&
    before.isNewest === after.isNewest &&
    before.question === after.question &&
    isSame(before.message, after.message),
);

type ItemProps = ToolsProps & {
  message: ShownMessage;
  /** What a reply with an alarm answers. */
  question?: string | undefined;
  /** The newest words of the person, or the reply that nothing follows. */
  isNewest: boolean;
};
type WithTools = { message: ShownMessage; tools: ReactNode; below: ReactNode };

function isSame(a: ShownMessage, b: ShownMessage): boolean {
  return (
    a.id === b.id &&
    a.content === b.content &&
    a.reasoningContent === b.reasoningContent &&
    a.symptomsSummary === b.symptomsSummary &&
    a.status === b.status &&
    a.model === b.model &&
    a.feedback === b.feedback &&
    a.alarm === b.alarm &&
    a.warning === b.warning &&
    a.isTemporary === b.isTemporary
  );
}

function QuotedWords({ message, tools, below }: WithTools) {
  const { me } = useTexts(turnTexts);
  return (
    <article className={`group ${turnClasses.own}`} data-message={message.id}>
      <div className="mb-1 flex items-center gap-1">
        {tools}
        {below}
        <h2 className={`pr-1 ${turnClasses.speaker}`}>{me}</h2>
      </div>
      <p className={classNames(turnClasses.ownWords, message.isTemporary && 'opacity-70')}>
        {message.content}
      </p>
    </article>
  );
}

type AnswerProps = WithTools & { isNewest: boolean; question: string };

function Answer({ message, tools, below, isNewest, question }: AnswerProps) {
  const texts = useTexts(chatTexts);
  const { assistant, aiTag } = useTexts(turnTexts);
  const notes: Partial<Record<typeof message.status, string>> = {
    cancelled: texts.cancelled,
    interrupted: texts.interrupted,
    failed: texts.failed,
  };
  const note = notes[message.status];
  const alarm = message.alarm?.isRaised ? message.alarm : null;
  return (
    <article className={`group ${turnClasses.answer}`} data-message={message.id}>
      <div className="mb-1.5 flex max-w-full items-center gap-2 wrap-break-word">
        <Seal className="text-[0.625rem]" />
        <h2 className={turnClasses.speaker}>{assistant}</h2>
        <Badge>{aiTag}</Badge>
        {isDone(message) && !isNewest && <LateReadAloud messageId={message.id} />}
        {tools}
      </div>
      <div className={alarm ? turnClasses.alarmWords : turnClasses.answerWords}>
        {alarm && <AlarmLevel level={alarm.level} />}
        {alarm && <AlarmWords words={wordsOfAlarm(alarm, question, message.content)} />}
        {alarm && <AlarmCall alarm={alarm} />}
        <FoldedMessageContext value={message.id}>
          <AnswerWords message={message} />
          <LeftOutChip content={message.content} warning={message.warning} />
          {message.symptomsSummary && <SummaryBox summary={message.symptomsSummary} />}
        </FoldedMessageContext>
        {alarm && <AlarmActions message={message} alarm={alarm} />}
        {note && <p className="mt-2 text-sm text-ochre">{note}</p>}
      </div>
      {below}
    </article>
  );
}

/** The text of a reply; while it is being written, frame by frame. */
function AnswerWords({ message }: { message: ShownMessage }) {
  const isStreaming = message.status === 'streaming';
  const { content: written, reasoning } = useWords(message, isStreaming);
  const content = message.alarm?.isRaised ? withoutLines(written, message.alarm) : written;
  return (
    <>
      {reasoning !== '' && (
        <ReasoningFold text={reasoning} isRunning={isStreaming && content === ''} />
      )}
      {content !== '' && (
        <div data-spoken>
          <LazyMarkdown
            text={content}
            isStreaming={isStreaming}
            headingLevel={3}
            sections={replySections}
            drawText={drawCuts}
          />
        </div>
      )}
      {isStreaming && content === '' && <ThinkingDots />}
    </>
  );
}

function useWords(message: ShownMessage, isStreaming: boolean): ReplyWords {
  const replies = use(RepliesContext);
  const written = useStore(replies && isStreaming ? replies.state : noReply, (state) =>
    wordsOf(state, message.isTemporary ? null : message.id),
  );
  return written ?? { content: message.content, reasoning: message.reasoningContent };
}

function Notice({ message }: { message: ShownMessage }) {
  const { system } = useTexts(turnTexts);
  return (
    <article className={turnClasses.notice} data-message={message.id}>
      <h2 className={`mb-1 ${turnClasses.speaker}`}>{system}</h2>
      <LazyMarkdown text={message.content} headingLevel={3} />
    </article>
  );
}
