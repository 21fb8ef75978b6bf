import { chinaDay } from '#platform/contract/china-time.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SymptomTimeline, TimelineEvent } from '../contract.ts';
import { chartName, dayText, valueText } from '../course-text.ts';
import { courseWebTexts } from './course-web-texts.ts';
import { OwnWordsLink, type JumpTo } from './own-words-link.tsx';
import { changeTexts } from './texts.ts';

const tones: Record<TimelineEvent['change'], BadgeTone> = {
  new: 'plain',
  worse: 'cinnabar',
  same: 'ochre',
  better: 'pine',
  gone: 'pine',
};

type Row = {
  day: string;
  what: string;
  badge: { text: string; tone: BadgeTone };
  messageId: number;
  sessionId: number;
  note: string;
};

/** Everything that the picture draws, in the order of its days. */
export function CourseTable({ course, sessionId, onJump }: { course: SymptomTimeline } & JumpTo) {
  const { language } = useLanguage();
  const texts = courseWebTexts[language];
  const rows = useRows(course);
  const near = rows.at(-1)?.day ?? '';
  const cell = 'border-b border-line py-1.5 pr-3 text-left';
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 text-muted">{texts.asTable}</summary>
      <table className="lane-table w-full text-[0.9375rem]" lang="zh-CN">
        <thead className="text-sm text-muted">
          <tr>
            {[texts.day, texts.what, texts.words].map((head) => (
              <th key={head} scope="col" className={`${cell} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.messageId} ${row.what} ${row.badge.text}`}>
              <td className={`${cell} text-sm whitespace-nowrap text-muted tabular-nums`}>
                {dayText(language, row.day, near)}
              </td>
              <td className={cell}>
                <span className="mr-1.5">{row.what}</span>
                <Badge tone={row.badge.tone}>{row.badge.text}</Badge>
              </td>
              <td className={`${cell} wrap-anywhere`}>
                <OwnWordsLink
                  sessionId={row.sessionId}
                  messageId={row.messageId}
                  onJump={onJump}
                  className="inline-flex min-h-8 rounded-mark underline decoration-pine/40 underline-offset-4 hover:decoration-pine pointer-coarse:min-h-11"
                >
                  “{row.note}”
                </OwnWordsLink>
                {row.sessionId !== sessionId && <Badge className="ml-1">{texts.elsewhere}</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function useRows({ lanes, charts, events }: SymptomTimeline): Row[] {
  const { language } = useLanguage();
  const plain = new Map(lanes.map((lane) => [lane.symptom, lane.plain]));
  const mentioned = events.map(({ symptom, change, at, messageId, sessionId, note }): Row => {
    const badge = { text: changeTexts[language][change], tone: tones[change] };
    const what = plain.get(symptom) ?? symptom;
    return { day: chinaDay(new Date(at)), what, badge, messageId, sessionId, note };
  });
  const measured = charts.flatMap(({ kind, points }) =>
    points.map(({ day, messageId, sessionId, note, ...point }): Row => {
      const text = valueText(language, kind, { day, messageId, sessionId, note, ...point });
      const what = chartName(language, kind);
      return { day, what, badge: { text, tone: 'plain' }, messageId, sessionId, note };
    }),
  );
  return [...mentioned, ...measured].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.messageId - b.messageId,
  );
}
