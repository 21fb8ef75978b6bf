import { describe, expect, it } from 'vitest';
import type { CourseTurn } from './course-turn.ts';
import { newestTurns, readCharsMax } from './newest-turns.ts';
import { timelineEvents, eventsMax, sittingGapMs } from './timeline-events.ts';

const start = Date.parse('2026-03-02T08:00:00Z');

function turn(messageId: number, content: string, more: Partial<CourseTurn> = {}): CourseTurn {
  const at = new Date(start + messageId * 60_000);
  const shown = content;
  const place = { messageId, sessionId: 1, at };
  return { ...place, role: 'user', content, shown, isCarried: false, ...more };
}
const changes = (...turns: CourseTurn[]): string[] =>
  timelineEvents(turns).map(({ symptom, change }) => `${symptom} ${change}`);

describe('the events of a chain', () => {
  it('count a symptom as the same when it is mentioned again after a long gap', () => {
    const soon = new Date(start + sittingGapMs - 60_000);
    const late = new Date(start + sittingGapMs + 120_000);
    expect(changes(turn(1, '头疼'), turn(2, '头疼', { at: soon }))).toEqual(['头痛 new']);
    const after = changes(turn(1, '头疼'), turn(2, '头疼', { at: late }));
    expect(after).toEqual(['头痛 new', '头痛 same']);
  });

  it('interleave parallel sessions, each answer with its own question', () => {
    const asked = turn(2, '头痛好些了吗？', { role: 'assistant' });
    const elsewhere = turn(3, '咳嗽', { sessionId: 2 });
    expect(changes(turn(1, '头疼'), asked, elsewhere, turn(4, '嗯'))).toEqual([
      '头痛 new',
      '咳嗽 new',
      '头痛 better',
    ]);
  });

  it('omit carried-over text that its message does not show', () => {
    const carried = { isCarried: true, shown: '上一段对话的小结' };
    expect(changes(turn(1, '有头痛', carried))).toEqual([]);
  });

  it('are limited to the newest', () => {
    const turns = Array.from({ length: eventsMax + 20 }, (_, index) =>
      turn(index + 1, index % 2 === 0 ? '头疼又犯了' : '头不疼了'),
    );
    const events = timelineEvents(turns);
    expect(events).toHaveLength(eventsMax);
    expect(events.at(-1)?.messageId).toBe(turns.length);
  });
});

describe('what is read in one go', () => {
  it('is the newest turns within the limit, and always the last', () => {
    const long = '长'.repeat(readCharsMax / 2);
    const turns = [turn(1, long), turn(2, long), turn(3, '头疼')];
    expect(newestTurns(turns).map(({ messageId }) => messageId)).toEqual([2, 3]);
    expect(newestTurns([turn(1, long + long + long)])).toHaveLength(1);
    expect(newestTurns([])).toEqual([]);
  });
});
