import { Button } from '#platform/web/ui/button.tsx';

type DataRowProps = {
  label: string;
  hint: string;
  /** Short label of the button. */
  action: string;
  isPending?: boolean;
  onPress: () => void;
};

/** A settings row with a button. */
export function DataRow({ label, hint, action, isPending = false, onPress }: DataRowProps) {
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
        {action}
      </Button>
    </div>
  );
}
