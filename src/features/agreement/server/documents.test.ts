import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#platform/contract/define-texts.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { DocumentError, readDocuments } from './documents.ts';

const settings = { brand: '杏问', contact: 'help@example.org' };
const productFolder = join(import.meta.dirname, '..', 'documents');

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  for (const name of ['agreement', 'terms', 'privacy']) await put(name, '1.0.0');
});

const markdown = (version: string, text = '正文') =>
  `---\ntitle: {{BRAND}}协议\nversion: ${version}\neffectiveDate: 2026-05-01\n---\n\n${text}\n`;

async function put(name: string, version: string, content = markdown(version)): Promise<void> {
  for (const language of languages) {
    await writeFile(join(folder, `${name}-${version}.${language}.md`), content);
  }
}
const contentOf = async (text: string) => {
  await put('terms', '1.0.0', markdown('1.0.0', text));
  return (await readDocuments(settings, folder)).terms.texts['zh-CN'].content;
};

describe('the documents of the product', () => {
  it('are complete in both languages, with settings filled in and matching hashes', async () => {
    const documents = await readDocuments(settings);
    for (const name of ['agreement', 'terms', 'privacy'] as const) {
      const { version, texts } = documents[name];
      for (const language of languages) {
        const isRevised = language === 'en-US' && name === 'agreement';
        const revision = isRevised ? '.r2' : '';
        const file = join(productFolder, `${name}-${version}.${language}${revision}.md`);
        const { title, content, textHash } = texts[language];
        expect(textHash).toEqual(
          createHash('sha256')
            .update(await readFile(file))
            .digest(),
        );
        expect(title).toContain('杏问');
        expect(content).toContain('help@example.org');
        // No markup is left over: every star and brace was parsed.
        expect(content).not.toMatch(/\*\*|\{\{|<script|<img| style=| id=/);
        expect(content).toMatch(/^<(?:p|h2)>/);
      }
    }
    expect(documents.agreement.texts['zh-CN'].content).toContain('<table>');
  });
});

describe('a document', () => {
  it('is in force in its highest version number', async () => {
    for (const version of ['1.9.0', '1.10.0', '1.2.11']) await put('agreement', version);
    expect((await readDocuments(settings, folder)).agreement.version).toBe('1.10.0');
  });

  it('is shown in its newest translation, and stays the version that was accepted', async () => {
    await put('agreement', '1.2.0');
    for (const revision of ['r2', 'r10', 'r9']) {
      const file = join(folder, `agreement-1.2.0.en-US.${revision}.md`);
      await writeFile(file, markdown('1.2.0', `wording ${revision}`));
    }
    const { version, texts } = (await readDocuments(settings, folder)).agreement;
    expect(version).toBe('1.2.0');
    expect(texts['en-US'].content).toContain('wording r10');
    expect(texts['zh-CN'].content).toContain('正文');
    expect(texts['en-US'].textHash).not.toEqual(texts['zh-CN'].textHash);
  });

  it('contains no script, image, event handler or script link', async () => {
    const html = await contentOf(
      [
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '![picture](https://example.org/x.png)',
        '[run](javascript:alert(1)) [data](data:text/html,x) [plain](http://example.org)',
        '[fine](https://example.org) <help@example.org>',
        '<p style="position:fixed" onclick="alert(1)">text</p>',
      ].join('\n\n'),
    );
    expect(html).not.toMatch(/script|img|alert|data:|http:|style|onclick/);
    expect(html).toContain('<a href="https://example.org">fine</a>');
    expect(html).toContain('<a href="mailto:help@example.org">');
  });

  it('can have emphasis next to Chinese punctuation, and tables', async () => {
    const html = await contentOf('请**立即就医（120）**吧\n\n| 一 | 二 |\n|---|---|\n| 三 | 四 |');
    expect(html).toContain('<strong>立即就医（120）</strong>吧');
    expect(html).toContain('<td>三</td>');
  });

  it.each([
    ['without a head', '正文'],
    ['of another version', markdown('2.0.0')],
    ['without a title', '---\nversion: 1.0.0\neffectiveDate: 2026-05-01\n---\n正文'],
    ['without a day', markdown('1.0.0').replace('2026-05-01', 'soon')],
    ['of a day that is none', markdown('1.0.0').replace('05-01', '13-45')],
    ['with a title twice', markdown('1.0.0').replace('version', 'title: x\nversion')],
    ['with an unknown setting', markdown('1.0.0', '{{OWNER}}')],
  ])('%s stops the start and is named', async (_, content) => {
    await put('privacy', '1.0.0', content);
    await expect(readDocuments(settings, folder)).rejects.toThrow(DocumentError);
    await expect(readDocuments(settings, folder)).rejects.toThrow('privacy-1.0.0.');
  });

  it('without one of the languages prevents the start', async () => {
    await rm(join(folder, 'terms-1.0.0.en-US.md'));
    await expect(readDocuments(settings, folder)).rejects.toThrow(
      'terms-1.0.0.en-US.md is missing',
    );
  });
});
