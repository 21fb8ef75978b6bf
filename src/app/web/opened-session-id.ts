/** The id of the conversation that a path opens. */
export function openedSessionId(pathname: string): number | null {
  const opened = /^\/chat\/([1-9]\d{0,15})$/.exec(pathname)?.[1];
  return opened === undefined ? null : Number(opened);
}
