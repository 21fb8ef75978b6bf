// The course on the sheet: its lanes and charts on one axis, each with the same in words below it.
import {
  chartLines,
  courseAxis,
  laneShapes,
  type CourseAxis,
  type CourseBar,
} from '#features/summary/course-layout.ts';
import { axisDays } from '#features/summary/course-text.ts';
import type { VisitSummaryLine, VisitSummarySection } from '../contract.ts';
import { drawnOf, noteOf } from '../sheet-labels.ts';
import {
  colours,
  heightOf,
  page,
  put,
  rowRoom,
  titleWidth,
  turnPage,
  type Pen,
} from './sheet-pen.ts';

/** Widths and heights (points). */
const nameWidth = 108;
const laneHeight = 12;
const chartHeight = 34;
const left = page.side + titleWidth + nameWidth;
/** Room at the right for half a number. */
const room = rowRoom - nameWidth - 10;

/** Draws the lines of a course. */
export function drawPicture(pen: Pen, section: VisitSummarySection): void {
  const axis = courseAxis(drawnOf(section.lines));
  drawDays(pen, axis);
  for (const line of section.lines) drawLine(pen, axis, line);
  const note = noteOf(section.id);
  pen.y += put(pen, note, page.side + titleWidth, rowRoom, {
    colour: colours.muted,
    size: pen.size - 1,
  });
}

function drawDays(pen: Pen, axis: CourseAxis): void {
  const days = axisDays('zh-CN', axis);
  const third = room / days.length;
  const style = { colour: colours.muted, size: pen.size - 1.5 };
  for (const [index, day] of days.entries()) {
    const align = (['left', 'center', 'right'] as const)[index] ?? 'left';
    put(pen, day, left + index * third, third, { ...style, align });
  }
  pen.y += heightOf(pen, days[0] ?? '', room);
}

function drawLine(
  pen: Pen,
  axis: CourseAxis,
  { label = '', text, lane, chart }: VisitSummaryLine,
): void {
  const height = lane ? laneHeight : chartHeight;
  const style = { size: pen.size - 1, colour: colours.muted };
  const words = heightOf(pen, text, rowRoom - nameWidth);
  turnPage(pen, height + words + 2);
  const top = pen.y;
  put(pen, label, page.side + titleWidth, nameWidth - 6);
  if (!pen.isDry && lane) {
    const { bars, marks } = laneShapes(axis, lane);
    const y = top + laneHeight / 2;
    for (const bar of bars) drawBar(pen, bar, y);
    for (const { at, change } of marks) drawMark(pen, left + at * room, y, change);
  }
  if (!pen.isDry && chart) drawValues(pen, axis, chart);
  pen.y = top + height;
  pen.y += put(pen, text, left, rowRoom - nameWidth, style) + 3;
  pen.y = Math.max(pen.y, top + heightOf(pen, label, nameWidth - 6) + 2);
}

function drawBar({ doc }: Pen, { from, lead, to, isCut, hasEnded }: CourseBar, y: number): void {
  const x = (share: number): number => left + share * room;
  doc.lineCap('round').strokeColor(colours.pine);
  if (lead > from) {
    doc.lineWidth(2).dash(0.1, { space: 4 });
    doc.moveTo(x(from), y).lineTo(x(lead), y).stroke().undash();
  }
  doc.lineWidth(4).moveTo(x(lead), y).lineTo(x(to), y).stroke();
  doc.lineWidth(1.2);
  if (isCut)
    doc
      .moveTo(left - 3, y - 3)
      .lineTo(left - 7, y)
      .lineTo(left - 3, y + 3)
      .stroke();
  if (hasEnded) doc.circle(x(to), y, 3).fillAndStroke(colours.paper, colours.pine);
}

/** The signs of the changes, around their place. */
const signs = {
  worse: {
    points: [
      [0, -4.5],
      [4.5, 3],
      [-4.5, 3],
    ],
    colour: colours.danger,
  },
  same: {
    points: [
      [-3, -3],
      [3, -3],
      [3, 3],
      [-3, 3],
    ],
    colour: colours.ochre,
  },
  better: {
    points: [
      [0, 4.5],
      [-4.5, -3],
      [4.5, -3],
    ],
    colour: colours.pine,
  },
} as const;

function drawMark({ doc }: Pen, x: number, y: number, change: keyof typeof signs): void {
  const { points, colour } = signs[change];
  doc.lineWidth(1).polygon(...points.map(([dx, dy]): [number, number] => [x + dx, y + dy]));
  doc.fillAndStroke(colour, colours.paper);
}

type Chart = NonNullable<VisitSummaryLine['chart']>;

function drawValues(pen: Pen, axis: CourseAxis, chart: Chart): void {
  const { doc } = pen;
  const top = pen.y;
  const size = pen.size - 2;
  for (const line of chartLines(axis, chart)) {
    const places = line.map(({ at, y, ...place }) => ({
      ...place,
      x: left + at * room,
      y: top + chartHeight - 5 - y * (chartHeight - 18),
    }));
    doc.lineWidth(1).strokeColor(colours.pine);
    for (const [index, { x, y }] of places.entries()) {
      if (index === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
    doc.stroke();
    for (const { x, y, label, isLabelled } of places) {
      doc.circle(x, y, 1.8).fill(colours.pine);
      const above = { ...pen, y: y - size - 4 };
      if (isLabelled) put(above, label, x - 20, 40, { size, align: 'center' });
    }
  }
}
