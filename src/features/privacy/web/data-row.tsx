import { Button } from '#platform/web/ui/button.tsx';

type DataRowProps = {
  label: string;
  hint: string;
  /** The label in short. */
  act: string;
  isPending?: boolean;
  onPress: () => void;
};

/** A line of the settings with something to do at its end. */
export function DataRow({ label, hint, act, isPending = false, onPress }: DataRowProps) {
  return (
    <div className="flex items-center justify-between gap-x-4">
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
      <Button
        variant="quiet"
        aria-label={label}
        className="shrink-0"
        pending={isPending}
        onClick={onPress}
      >
        {act}
      </Button>
    </div>
  );
}
