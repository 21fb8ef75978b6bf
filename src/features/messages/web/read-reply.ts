import type { ReplyEvent } from '../contract.ts';
import { ReplyReader } from './reply-reader.ts';

/** Waits for the next frame; a hidden page draws none, so a timer stands in for it. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 250);
    else requestAnimationFrame(() => resolve());
  });
}

/**
 * Reads a reply's events and tells what stands so far, at most once a frame, whatever the pace of
 * the model. Returns the reader when the stream ends; a broken stream throws after the last telling.
 */
export async function readReply(
  events: AsyncIterable<ReplyEvent>,
  onSaid: (reader: ReplyReader) => void,
): Promise<ReplyReader> {
  const reader = new ReplyReader();
  let frame: Promise<void> | null = null;
  const tellInTime = async (): Promise<void> => {
    await nextFrame();
    frame = null;
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
