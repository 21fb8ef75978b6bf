import { notify } from '#platform/web/notify.ts';

/** Copies text to the clipboard; false where the browser does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page without TLS, which has no clipboard: the older way may still do it.
    return copySelected(text);
  }
}

/** Copies text to the clipboard; false if that failed. */
export async function copyAndSay(
  text: string,
  texts: { copied: string; copyFailed: string },
): Promise<void> {
  if (await copyText(text)) notify({ type: 'success', message: texts.copied });
  else notify({ type: 'error', message: texts.copyFailed });
}

function copySelected(text: string): boolean {
  const wasFocused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (wasFocused instanceof HTMLElement) wasFocused.focus();
  return isCopied;
}
