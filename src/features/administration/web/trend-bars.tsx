const barWidth = 8;
const gap = 2;
const height = 40;
/** A day without any has a line at the bottom. */
const lineHeight = 1;

type TrendBarsProps = { counts: readonly number[]; label: string };

/** A bar for each day, today last. The label has the main figures; a table has all of them. */
export function TrendBars({ counts, label }: TrendBarsProps) {
  const most = Math.max(1, ...counts);
  const width = counts.length * (barWidth + gap) - gap;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-12 w-full"
    >
      {counts.map((count, at) => {
        const tall = Math.max(lineHeight, (count / most) * height);
        return (
          <rect
            // Days have their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            x={at * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
