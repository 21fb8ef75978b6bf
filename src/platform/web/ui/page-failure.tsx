import { useKitTexts } from '../use-kit-texts.ts';
import { Button } from './button.tsx';
import { Seal } from './seal.tsx';

type PageFailureProps = {
  onRetry: () => void;
  onBack?: () => void;
};

/** The failure page (PAGE-17): try again, reload, or go back. */
export function PageFailure({ onRetry, onBack }: PageFailureProps) {
  const texts = useKitTexts();
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-[34rem] flex-col items-center justify-center gap-4 p-6 text-center">
      <Seal />
      <h1>{texts.pageFailed}</h1>
      <p className="text-muted">{texts.pageFailedHint}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>{texts.retry}</Button>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <Button variant="quiet" onClick={onBack ?? (() => window.history.back())}>
          {texts.goBack}
        </Button>
      </div>
    </main>
  );
}
