import type { ReplyEvent } from '../contract.ts';
import { ReplyReader } from './reply-reader.ts';

/** Waits for the next frame; a hidden page draws none, so a timer stands in for it. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 250);
    else requestAnimationFrame(() => resolve());
  });
}

/** Thirty times a second reads as steadily as sixty, and costs a phone half. */
const paceMs = 30;

/**
 * Reads a reply's events and tells what stands so far, in whole frames and at a pace of its own,
 * whatever that of the model. Returns the reader when the stream ends; a broken stream throws after
 * the last telling.
 */
export async function readReply(
  events: AsyncIterable<ReplyEvent>,
  onSaid: (reader: ReplyReader) => void,
): Promise<ReplyReader> {
  const reader = new ReplyReader();
  let frame: Promise<void> | null = null;
  let toldAtMs = -Infinity;
  const tellInTime = async (): Promise<void> => {
    const early = toldAtMs + paceMs - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    await nextFrame();
    frame = null;
    toldAtMs = performance.now();
    onSaid(reader);
  };
  const tell = (): void => {
    frame ??= tellInTime();
  };
  try {
    for await (const event of events) {
      reader.push(event);
      tell();
    }
    return reader;
  } finally {
    if (frame) await (frame as Promise<void>);
  }
}
