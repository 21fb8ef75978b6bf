import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

const options = {
  extensions: [
    gfmTable(),
    cjkFriendlyExtension(),
    // 3~6 is a range, not a strikethrough.
    gfmStrikethroughCjkFriendly({ singleTilde: false }),
    // No definitions: no later line changes an earlier block. No HTML blocks: tags are text.
    // No indented code: people indent for looks, and models use fences.
    { disable: { null: ['definition', 'htmlFlow', 'codeIndented'] } },
  ],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

/**
 * The top-level blocks of a Markdown text: CommonMark with tables, strikethrough and Chinese
 * emphasis.
 */
export function parseMarkdown(source: string): readonly RootContent[] {
  return fromMarkdown(source, options).children;
}
