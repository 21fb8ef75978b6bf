import { language } from '#platform/web/language.ts';
import { painted } from '#platform/web/frames.ts';

import type { Message } from '../contract.ts';
import { turnClasses } from './turn-classes.ts';
import { turnTexts } from './turn-texts.ts';

/** More than these fill no phone. */
const shownMax = 6;
/** Longer than this the page does not hold back for them. */
const waitMsMax = 400;
const shownMsMax = 15_000;

/**
 * Shows the newest words of a conversation as plain text before the page can draw them. Resolves
 * when they have been painted, or when the page should wait no longer. They go when the conversation is
 * drawn, or whatever else the page shows instead.
 */
export async function showEarlyPreview(newest: Promise<{ results: Message[] }>): Promise<void> {
  const shown = newest.then(
    ({ results }) => showBeforePage(results),
    () => undefined, // The page itself shows the failure.
  );
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, waitMsMax);
  });
  await Promise.race([shown.then(painted), late]);
}

function showBeforePage(messages: readonly Message[]): void {
  const page = document.querySelector('#root');
  const written = messages.filter(({ content }) => content !== '').slice(-shownMax);
  if (!page || written.length === 0 || hasArrived(page)) return;
  const words = element('div', 'space-y-6', ...written.map(turn));
  // Where a phone has the list: below its header, above the input.
  const screen = element(
    'div',
    'pointer-events-none fixed inset-x-0 top-[49px] bottom-20 z-10 flex flex-col justify-end overflow-hidden bg-paper px-4',
    words,
  );
  // They cannot be pressed, and a screen reader waits for the page.
  screen.ariaHidden = 'true';
  screen.dataset['earlyPreview'] = '';
  document.body.append(screen);
  const watch = new MutationObserver(() => {
    if (hasArrived(page)) leave();
  });
  watch.observe(page, { childList: true, subtree: true });
  const giveUp = setTimeout(leave, shownMsMax);
  function leave(): void {
    watch.disconnect();
    clearTimeout(giveUp);
    screen.remove();
  }
}

/** The conversation itself is drawn, or another page altogether. */
const hasArrived = (page: Element): boolean =>
  page.querySelector('[data-message]') !== null ||
  (page.querySelector('h1') !== null && page.querySelector('main [aria-busy=true]') === null);

/** Like the turn that the page draws in its place. */
function turn({ role, content }: Message): HTMLElement {
  const { me, assistant, aiTag } = turnTexts[language.get()];
  if (role === 'user') {
    const speaker = element('p', `mb-1 pr-1 ${turnClasses.speaker}`, me);
    return element('div', turnClasses.own, speaker, element('p', turnClasses.ownWords, content));
  }
  // Marks of emphasis are no words.
  const words = element('p', 'whitespace-pre-wrap', content.replaceAll('**', ''));
  if (role !== 'assistant') return element('div', turnClasses.notice, words);
  const name = `${assistant} · ${aiTag}`;
  const speaker = element('p', `mb-1.5 ${turnClasses.speaker}`, name);
  return element(
    'div',
    turnClasses.answer,
    speaker,
    element('div', turnClasses.answerWords, words),
  );
}

function element(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}
