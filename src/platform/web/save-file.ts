import type { FetchedFile } from './api-client.ts';

/** How long the browser may take to start reading the file. */
const readMs = 60_000;

/** Lets the browser save a fetched file. (A plain link could not carry the sign-in.) */
export function saveFile({ name, content }: FetchedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), readMs);
}
