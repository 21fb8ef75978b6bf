import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The HTML allowed in documents: text, lists, tables and links; no images, inputs or ids. */
const schema: Schema = {
  ...defaultSchema,
  tagNames:
    'h1 h2 h3 h4 p br hr strong em code blockquote a ul ol li table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['https', 'mailto'] },
};

/** Converts Markdown with tables to sanitized HTML; HTML inside the Markdown is dropped. */
export function markdownHtml(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), cjkFriendlyExtension()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return toHtml(sanitize(toHast(tree), schema));
}
