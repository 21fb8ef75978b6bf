import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courseChanges, onsetKinds } from '#medicine/course/course.ts';
import { chartLines, courseAxis, laneShapes } from './course-layout.ts';
import type { CoursePicture } from './course-schemas.ts';

const instant = fc
  .integer({ min: Date.parse('2020-01-01'), max: Date.parse('2026-11-23') })
  .map((ms) => new Date(ms).toISOString());
const day = instant.map((at) => at.slice(0, 10));
const told = { messageId: fc.nat(), sessionId: fc.nat(), at: instant, note: fc.string() };
const value = fc.double({ min: 0, max: 300, noNaN: true });
const picture: fc.Arbitrary<CoursePicture> = fc.record({
  lanes: fc.array(
    fc.record({
      symptom: fc.string(),
      term: fc.string(),
      plain: fc.string(),
      periods: fc.array(
        fc.record({
          onset: fc.record({
            kind: fc.constantFrom(...onsetKinds, 'told' as const),
            day,
            words: fc.string(),
          }),
          endedAt: fc.option(instant),
          steps: fc.array(fc.record({ ...told, change: fc.constantFrom(...courseChanges) }), {
            minLength: 1,
          }),
        }),
      ),
    }),
  ),
  charts: fc.array(
    fc.record({
      kind: fc.constant('pressure' as const),
      points: fc.array(fc.record({ ...told, day, value, low: value }), { minLength: 1 }),
    }),
  ),
  until: instant,
});
const isShare = (place: number): boolean => place >= 0 && place <= 1;

it('keeps everything on the axis, bars in their order and no mark over another', () => {
  fc.assert(
    fc.property(picture, (course) => {
      const axis = courseAxis(course);
      expect(axis.toMs - axis.fromMs).toBeGreaterThanOrEqual(3 * 86_400_000);
      for (const lane of course.lanes) {
        const { bars, marks } = laneShapes(axis, lane);
        for (const { from, lead, to } of bars) {
          expect([from, lead, to].every(isShare)).toBe(true);
          expect(from <= lead && lead <= to).toBe(true);
        }
        for (const [index, { at }] of marks.entries()) {
          expect(at > -0.05 && at < 1.05).toBe(true);
          expect(at - (marks[index - 1]?.at ?? -1)).toBeGreaterThan(0.069);
        }
      }
      for (const place of course.charts.flatMap((chart) => chartLines(axis, chart)).flat()) {
        expect(isShare(place.at) && isShare(place.y)).toBe(true);
      }
    }),
  );
});
