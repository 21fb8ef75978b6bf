/** Placeholder of a reply before its first word; its status is shown beside the input. */
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
