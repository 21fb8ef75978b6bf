import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#platform/contract/define-texts.ts';
import { markdownHtml } from './markdown-html.ts';

type DocumentName = 'agreement' | 'terms' | 'privacy';

/** One document in one language. */
export type DocumentText = {
  title: string;
  /** A day, YYYY-MM-DD. */
  effectiveDate: string;
  /** Sanitised HTML, made when it is first asked for: that takes longer than the rest of a start. */
  content: string;
  /** SHA-256 of the Markdown file, stored with a consent. */
  textHash: Buffer;
};
export type LegalDocument = { version: string; texts: Readonly<Record<Language, DocumentText>> };
/** The current version of every document. */
export type LegalDocuments = Readonly<Record<DocumentName, LegalDocument>>;

/** Replacements for `{{BRAND}}` and `{{CONTACT}}` in the documents. */
export type DocumentSettings = { brand: string; contact: string };

/** A document is invalid; the message names the file and the problem. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

const documentsFolder = join(import.meta.dirname, '..', 'documents');
const fileShape = /^([a-z]+)-(\d+)\.(\d+)\.(\d+)\.([a-z]{2}-[A-Z]{2})(?:\.r(\d+))?\.md$/;
const frontMatterShape = /^---\n([\s\S]*?)\n---\n/;
const lineShape = /^([A-Za-z]+): *(.*\S)$/;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the newest version of every document, in every language, from files named like
 * `agreement-1.0.0.zh-CN.md`. A better translation of the same version is a file of its own,
 * `agreement-1.0.0.en-US.r2.md`, and the earlier one stays for the consents that were given to it.
 * @throws DocumentError when one is missing, its name and content disagree, or it uses an unknown setting.
 */
export async function readDocuments(
  settings: DocumentSettings,
  folder: string = documentsFolder,
): Promise<LegalDocuments> {
  const files = await readdir(folder);
  const read = async (name: DocumentName): Promise<LegalDocument> => {
    const version = newestVersion(files, name);
    const readText = async (language: Language): Promise<DocumentText> => {
      const file = newestRevision(files, `${name}-${version}.${language}`);
      if (!file) {
        throw new DocumentError(`${name}-${version}.${language}.md is missing in ${folder}`);
      }
      return parseDocument(file, await readFile(join(folder, file), 'utf8'), version, settings);
    };
    return {
      version,
      texts: { 'zh-CN': await readText('zh-CN'), 'en-US': await readText('en-US') },
    };
  };
  return {
    agreement: await read('agreement'),
    terms: await read('terms'),
    privacy: await read('privacy'),
  };
}

function newestVersion(files: readonly string[], name: DocumentName): string {
  const versions = files.flatMap((file) => {
    const [, document, ...parts] = fileShape.exec(file) ?? [];
    return document === name ? [parts.slice(0, 3).map(Number)] : [];
  });
  const newest = versions.toSorted(
    ([a0 = 0, a1 = 0, a2 = 0], [b0 = 0, b1 = 0, b2 = 0]) => b0 - a0 || b1 - a1 || b2 - a2,
  )[0];
  if (!newest) throw new DocumentError(`There is no document named ${name}-….md`);
  return newest.join('.');
}

/** The file of a text that is in use: of several translations the one with the highest number. */
function newestRevision(files: readonly string[], start: string): string | undefined {
  return files
    .filter((file) => file.startsWith(`${start}.`) && fileShape.test(file))
    .toSorted((a, b) => revisionOf(b) - revisionOf(a))[0];
}

const revisionOf = (file: string): number => Number(fileShape.exec(file)?.[6] ?? 1);

function parseDocument(
  file: string,
  text: string,
  version: string,
  settings: DocumentSettings,
): DocumentText {
  const [head, lines] = frontMatterShape.exec(text) ?? [];
  if (head === undefined || lines === undefined) {
    throw new DocumentError(`${file} does not begin with its title, version and effectiveDate`);
  }
  const values = readFrontMatter(file, lines);
  if (values.version !== version) throw new DocumentError(`${file} has version ${values.version}`);
  if (!dayShape.test(values.effectiveDate) || Number.isNaN(Date.parse(values.effectiveDate))) {
    throw new DocumentError(`${file} has an effectiveDate that is no day`);
  }
  const fill = (part: string) => fillSettings(file, part, settings);
  const markdown = fill(text.slice(head.length));
  let html: string | undefined;
  return {
    effectiveDate: values.effectiveDate,
    title: fill(values.title),
    get content() {
      html ??= markdownHtml(markdown);
      return html;
    },
    textHash: createHash('sha256').update(text).digest(),
  };
}

function readFrontMatter(
  file: string,
  lines: string,
): Record<'title' | 'version' | 'effectiveDate', string> {
  const found = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [, key, value] = lineShape.exec(line) ?? [];
    if (key === undefined || value === undefined || found.has(key)) {
      throw new DocumentError(`${file} has a line at its head that cannot be read: ${line}`);
    }
    found.set(key, value);
  }
  const take = (key: string): string => {
    const value = found.get(key);
    if (value === undefined) throw new DocumentError(`${file} does not state its ${key}`);
    return value;
  };
  return { title: take('title'), version: take('version'), effectiveDate: take('effectiveDate') };
}

function fillSettings(file: string, text: string, settings: DocumentSettings): string {
  return text.replace(/\{\{([A-Z_]+)\}\}/g, (_, name: string) => {
    if (name === 'BRAND') return settings.brand;
    if (name === 'CONTACT') return settings.contact;
    throw new DocumentError(`${file} asks for {{${name}}}, which is not set`);
  });
}
