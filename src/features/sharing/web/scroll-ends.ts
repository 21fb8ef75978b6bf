/** SHR-33: the buttons appear with more messages than this, this far from an end. */
const scrollMessagesMin = 5;
const scrollDistancePx = 200;

/** Which ends of the page are far enough away to show a button; distances in px. */
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
