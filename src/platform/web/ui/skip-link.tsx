import { useKitTexts } from '../use-kit-texts.ts';

/** The first stop of the Tab key: skips the header to the element with `targetId` (tabIndex -1). */
export function SkipLink({ targetId = 'content' }: { targetId?: string }) {
  const texts = useKitTexts();
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-pine px-4 py-2 text-pine-ink focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${targetId}`)?.focus();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
