import { Copy, Phone, Share2, TriangleAlert } from 'lucide-react';
import { use } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ReplyAlarm } from '../reply-alarm.ts';
import { actionTexts } from './action-texts.ts';
import { alarmTexts } from './alarm-texts.ts';
import { copyAndSay } from './copy-text.ts';
import { ambulance, MisreadContext } from './open-alarm.ts';
import type { ShownMessage } from './shown-messages.ts';

/** What kind of alarm the card is of, over its text. */
export function AlarmLevel({ level }: Pick<ReplyAlarm, 'level'>) {
  const texts = useTexts(alarmTexts);
  return (
    <h3 className="mb-2 flex items-center gap-2 font-sans text-lg font-semibold text-cinnabar">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      {texts[level]}
    </h3>
  );
}

/** The person's words that it is based on, where the text does not quote them. */
export function AlarmWords({ words }: { words: readonly string[] }) {
  const texts = useTexts(alarmTexts);
  if (words.length === 0) return null;
  return <p className="mb-2 text-muted">{texts.restsOn(words)}</p>;
}

/** In an emergency the call stands above the text; in despair the words come first. */
const isCallFirst = ({ level }: ReplyAlarm): boolean => level === 'emergency';

export function AlarmCall({ alarm }: { alarm: ReplyAlarm }) {
  if (!isCallFirst(alarm)) return null;
  return <CallLink number={ambulance(alarm)} className="mb-3 w-full print:hidden" />;
}

type AlarmActionsProps = { message: ShownMessage; alarm: ReplyAlarm };

/** What to do at once, below the text of the card. */
export function AlarmActions({ message, alarm }: AlarmActionsProps) {
  const texts = useTexts(alarmTexts);
  const { copied, copyFailed, aiLabel } = useTexts(actionTexts);
  const misread = use(MisreadContext);
  const [, ...more] = alarm.lines;
  const copy = (text: string): Promise<void> => copyAndSay(text, { copied, copyFailed });
  const { content } = message;
  const forDoctor =
    alarm.tell.length > 0
      ? [texts.toDoctor, ...alarm.tell.map((line) => `- ${line}`)].join('\n')
      : content;
  const labelled = (text: string): string => `${text}\n\n${aiLabel}`;
  const tellFamily = async (): Promise<void> => {
    const text = labelled(`${texts.toFamily}\n\n${content}`);
    if (!(await shared(text))) await copy(text);
  };
  return (
    <div className="mt-4 space-y-2 print:hidden">
      {!isCallFirst(alarm) && <CallLink number={ambulance(alarm)} className="w-full" />}
      {more.length > 0 && (
        <ul aria-label={texts.lines} className="divide-y divide-line border-y border-line">
          {more.map(({ number, name }) => (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1"
              >
                <span lang="zh-CN">{name}</span>
                <span className="inline-flex items-center gap-2 font-medium text-cinnabar tabular-nums">
                  <Phone aria-hidden="true" className="size-4" />
                  {number}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 *:min-h-11 *:grow">
        <Button
          variant="quiet"
          size="small"
          icon={<Share2 aria-hidden="true" className="size-4" />}
          onClick={() => void tellFamily()}
        >
          {texts.tellFamily}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy(labelled(forDoctor))}
        >
          {texts.copyForDoctor}
        </Button>
        {misread?.messageId === message.id && (
          <Button variant="ghost" size="small" lang="zh-CN" onClick={misread.send}>
            {misread.words}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Calls the ambulance; the browser asks before it dials. */
export function CallLink({ number, className }: { number: string; className?: string }) {
  const { call } = useTexts(alarmTexts);
  return (
    <a
      data-call
      href={`tel:${number}`}
      className={buttonClass('danger', 'medium', `min-h-12 ${className ?? ''}`)}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      {call(number)}
    </a>
  );
}

/** Whether the sheet of the device took the text, or the person closed it. */
async function shared(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
