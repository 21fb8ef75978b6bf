import { useEffect, useRef, useState } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

type Sanitise = (html: string) => DocumentFragment;

/**
 * Renders HTML from the server (agreement, stream warning), sanitised here; the sanitiser is loaded
 * on demand.
 */
export function SanitisedHtml({ html, className }: { html: string; className?: string }) {
  const texts = useKitTexts();
  const [sanitise, setSanitise] = useState<Sanitise | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return; // until the user tries again
    import('./sanitise.ts')
      .then((loaded) => setSanitise(() => loaded.sanitise))
      .catch(() => setFailed(true));
  }, [hasFailed]);
  if (sanitise) return <Cleaned {...{ html, sanitise, className }} />;
  if (hasFailed) return <ErrorState title={texts.partMissing} onRetry={() => setFailed(false)} />;
  return (
    <SkeletonGroup>
      <Skeleton className="h-5 w-2/3" />
    </SkeletonGroup>
  );
}

function Cleaned(props: { html: string; sanitise: Sanitise; className: string | undefined }) {
  const { html, sanitise, className } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(sanitise(html));
  }, [html, sanitise]);
  return <div ref={place} className={classNames('markdown', className)} />;
}
