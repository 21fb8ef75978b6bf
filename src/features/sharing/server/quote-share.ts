import { charCount, shortened } from '#platform/contract/chars.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { sharingTexts } from '../texts.ts';
import type { StoredMessage } from '../share-view.ts';

/** Limits of a share quoted in another session: each message, and in total. */
const quotedMessageCharsMax = 400;
export const quotedCharsMax = 6_000;

/**
 * A share as it is quoted in another person's session: bounded in length, and labelled as someone
 * else's case. Its text is never rendered as Markdown.
 */
export function quoteShare(
  share: { title: string; messages: readonly StoredMessage[] },
  language: Language,
): string {
  const texts = sharingTexts[language];
  const lines: string[] = [];
  let chars = 0;
  for (const { role, content } of share.messages) {
    const words = shortened(content, quotedMessageCharsMax);
    if (chars + charCount(words) > quotedCharsMax) break;
    chars += charCount(words);
    const author = role === 'user' ? texts.quoteAuthor : texts.quoteAnswer;
    lines.push(`> **${author}** ${plain(words)}`);
  }
  const left = share.messages.length - lines.length;
  return [
    `**${texts.quoteHeading}**`,
    texts.quoteLead(plain(share.title)),
    lines.join('\n>\n'),
    left > 0 ? texts.quoteMore(left) : '',
    texts.caseLabel,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Replaces the quotation once the share is no longer visible to the reader. */
export function removedQuote(language: Language): string {
  const texts = sharingTexts[language];
  return `**${texts.quoteHeading}**\n\n${texts.quoteRemoved}`;
}

/** One line, with Markdown escaped. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(/[\\`*_[\]<>~|#]/gu, String.raw`\$&`);
}
