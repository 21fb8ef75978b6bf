export const backdropClass =
  'fixed inset-0 z-30 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

export const viewportClass = 'fixed inset-0 z-30 flex items-center justify-center p-4';

export const popupClass =
  'flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-card border border-line bg-surface shadow-popup ' +
  'outline-none transition-[opacity,translate] duration-200 ease-paper data-ending-style:opacity-0 ' +
  'data-starting-style:translate-y-2 data-starting-style:opacity-0';
