import type { ShareOutline } from '../contract.ts';
import type { OutlineChange } from '../rules.ts';

const stepWidth = 30;
const stepHeight = 5;
/** How bad it is at first, and at most; 0 is well. */
const levelAtFirst = 2;
const levelMax = 4;
const margin = 3;

const moves: Record<OutlineChange, (level: number) => number> = {
  worse: (level) => Math.min(levelMax, level + 1),
  same: (level) => level,
  better: (level) => Math.max(1, level - 1),
  gone: () => 0,
};

/** A course as a line that falls while it gets better; the words beside it have the same content. */
export function CourseLine({ course }: { course: ShareOutline['course'] }) {
  const levels = [levelAtFirst];
  for (const { change } of course) levels.push(moves[change](levels.at(-1) ?? levelAtFirst));
  const places = levels.map((level, at): [number, number] => [
    margin + at * stepWidth,
    margin + (levelMax - level) * stepHeight,
  ]);
  const [x, y] = places.at(-1) ?? [margin, margin];
  const [width, height] = [
    2 * margin + course.length * stepWidth,
    2 * margin + levelMax * stepHeight,
  ];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="shrink-0 text-pine"
    >
      <polyline
        points={places.map((place) => place.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="3" fill="currentColor" />
    </svg>
  );
}
