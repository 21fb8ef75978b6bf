/** Each key with its action. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-flex h-8 min-w-8 items-center justify-center rounded-mark border border-edge bg-sunken px-2 font-mono text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
