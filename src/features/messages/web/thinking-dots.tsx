/** The place of an answer before its first word; what it waits for is said beside the input. */
export function ThinkingDots() {
  return (
    <p
      aria-hidden="true"
      className="animate-breathe text-xl leading-none tracking-widest text-muted"
    >
      ···
    </p>
  );
}
