import type { FetchedFile } from './api-client.ts';

/** How long the browser may take to begin reading what it saves. */
const readMs = 60_000;

/** Hands a fetched file to the browser to be saved. The call that fetched it carried the sign-in. */
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
