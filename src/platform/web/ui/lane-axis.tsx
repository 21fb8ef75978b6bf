import './lane-track.css';

/** The days at both ends of an axis and, where there is room, in its middle. */
export function LaneAxis({ days }: { days: readonly string[] }) {
  return (
    <p aria-hidden="true" className="lane-axis">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </p>
  );
}
