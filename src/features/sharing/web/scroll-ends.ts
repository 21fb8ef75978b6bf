/** SHR-33: the buttons appear with more messages than this, this far from an end. */
const scrollMessagesMin = 5;
const scrollDistancePx = 200;

/** Which ends of a page are far enough away for a button that leads there; distances in px. */
export function scrollEnds(page: {
  messagesCount: number;
  fromTopPx: number;
  fromBottomPx: number;
}): { toTop: boolean; toBottom: boolean } {
  const isLong = page.messagesCount > scrollMessagesMin;
  return {
    toTop: isLong && page.fromTopPx > scrollDistancePx,
    toBottom: isLong && page.fromBottomPx > scrollDistancePx,
  };
}
