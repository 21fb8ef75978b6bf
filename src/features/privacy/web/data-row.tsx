import { Button } from '#platform/web/ui/button.tsx';

interface DataRowProps {
  label: string;
  hint: string;
  act: string;
  isPending?: boolean;
  onPress: () => void;
}

/** A line of the settings with something to do at its end. */
export function DataRow({ label, hint, act, isPending = false, onPress }: DataRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block">{label}</span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
      <Button variant="quiet" pending={isPending} onClick={onPress}>
        {act}
      </Button>
    </div>
  );
}
