import './lane-track.css';

/** A stretch on an axis from 0 to 1. `lead` is where its unsure, dotted beginning ends. */
type LaneBar = {
  from: number;
  lead: number;
  to: number;
  /** It began before the axis does. */
  isCut: boolean;
  hasEnded: boolean;
};
type LaneMark = { at: number; change: Change };
/** A value: `at` from the left, `y` from the bottom, both 0 to 1. */
type LanePoint = { at: number; y: number; label: string; isLabelled: boolean };

const percent = (share: number): string => `${share * 100}%`;

type Change = 'worse' | 'same' | 'better';
/** Up is worse, down is better, level is the same: shown by shape as well as by colour. */
const shapes: Record<Change, { path: string; className: string }> = {
  worse: { path: 'M0-7 7 5H-7Z', className: 'lane-sign lane-sign-worse' },
  same: { path: 'M-5-5H5V5H-5Z', className: 'lane-sign lane-sign-same' },
  better: { path: 'M0 7-7-5H7Z', className: 'lane-sign lane-sign-better' },
};

/** The sign of a change at a place of its own. */
export function ChangeSign({ change, x = '50%' }: { change: Change; x?: string }) {
  const { path, className } = shapes[change];
  return (
    <svg x={x} y="50%" overflow="visible">
      <path
        d={path}
        className={className}
        strokeWidth="2"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </svg>
  );
}

/** The ring at the end of a stretch. */
export function EndSign({ x = '50%' }: { x?: string }) {
  return <circle cx={x} cy="50%" r="5" className="lane-end" strokeWidth="2.5" />;
}

type LaneTrackProps = { bars: readonly LaneBar[]; marks: readonly LaneMark[] };

/** Stretches of time with the changes in them; the words beside it describe the same. */
export function LaneTrack({ bars, marks }: LaneTrackProps) {
  return (
    <svg aria-hidden="true" className="lane-track h-7 w-full">
      {bars.map((bar) => (
        <Bar key={`${bar.from} ${bar.to}`} {...bar} />
      ))}
      {marks.map(({ at, change }) => (
        <ChangeSign key={at} x={percent(at)} change={change} />
      ))}
    </svg>
  );
}

function Bar({ from, lead, to, isCut, hasEnded }: LaneBar) {
  const level = { y1: '50%', y2: '50%', strokeLinecap: 'round' } as const;
  return (
    <g className="lane-line">
      {lead > from && (
        <line
          {...level}
          x1={percent(from)}
          x2={percent(lead)}
          strokeWidth="4"
          strokeDasharray="0.1 7"
        />
      )}
      <line {...level} x1={percent(lead)} x2={percent(to)} strokeWidth="7" />
      {isCut && (
        <svg x="0" y="50%" overflow="visible">
          <path d="M-2-6-8 0-2 6" fill="none" strokeWidth="2" strokeLinecap="round" />
        </svg>
      )}
      {hasEnded && <EndSign x={percent(to)} />}
    </g>
  );
}

/** Values as lines; they are in words beside it. */
export function ChartTrack({ lines }: { lines: readonly (readonly LanePoint[])[] }) {
  return (
    <svg aria-hidden="true" className="lane-track my-1 h-16 w-full">
      {lines.map((line, index) => (
        <ValueLine key={index === 0 ? 'upper' : 'lower'} line={line} />
      ))}
    </svg>
  );
}

/** Within the height that the numbers above the points leave. */
const level = (y: number): string => percent(0.9 - 0.58 * y);

function ValueLine({ line }: { line: readonly LanePoint[] }) {
  return (
    <g>
      {line.slice(1).map((place, index) => {
        const before = line[index] ?? place;
        return (
          <line
            key={`${before.at} ${place.at}`}
            x1={percent(before.at)}
            y1={level(before.y)}
            x2={percent(place.at)}
            y2={level(place.y)}
            className="lane-line"
            strokeWidth="2"
            strokeLinecap="round"
          />
        );
      })}
      {line.map(({ at, y, label, isLabelled }) => (
        <g key={`${at} ${y}`}>
          <circle cx={percent(at)} cy={level(y)} r="3.5" className="lane-point" />
          {isLabelled && (
            <text
              x={percent(at)}
              y={level(y)}
              dy="-0.6em"
              textAnchor={at > 0.9 ? 'end' : at < 0.1 ? 'start' : 'middle'}
              strokeWidth="3"
              paintOrder="stroke"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
