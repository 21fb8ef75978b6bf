import { charCount } from '#platform/contract/chars.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { takenCharsMax, takenMessageCharsMax } from '../rules.ts';
import { sharingTexts } from '../texts.ts';
import type { KeptMessage } from '../share-view.ts';

/**
 * A share as it stands in a session of somebody else's: as a quotation of a bounded length, headed by
 * whose it is not. Nothing in it is Markdown.
 */
export function takenCase(
  share: { title: string; messages: readonly KeptMessage[] },
  language: Language,
): string {
  const texts = sharingTexts[language];
  const lines: string[] = [];
  let chars = 0;
  for (const { role, content } of share.messages) {
    const words = cut(content, takenMessageCharsMax);
    if (chars + charCount(words) > takenCharsMax) break;
    chars += charCount(words);
    const author = role === 'user' ? texts.takenAuthor : texts.takenAnswer;
    lines.push(`> **${author}** ${plain(words)}`);
  }
  const left = share.messages.length - lines.length;
  return [
    `**${texts.takenHeading}**`,
    texts.takenLead(plain(share.title)),
    lines.join('\n>\n'),
    left > 0 ? texts.takenMore(left) : '',
    texts.caseLabel,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What stands in its place once its author no longer shows it to the reader. */
export function goneCase(language: Language): string {
  const texts = sharingTexts[language];
  return `**${texts.takenHeading}**\n\n${texts.takenGone}`;
}

function cut(text: string, charsMax: number): string {
  if (charCount(text) <= charsMax) return text;
  return `${Array.from(text)
    .slice(0, charsMax - 1)
    .join('')}…`;
}

/** Words as they are, in one line. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(/[\\`*_[\]<>~|#]/gu, String.raw`\$&`);
}
