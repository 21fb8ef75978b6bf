import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import { trainingReplies } from '#learning/reply-corpus.ts';
import { costlyRuns } from '#test/full.ts';
import { man } from '#test/medicine/man.ts';
import { structureOf } from './markdown-structure.ts';

const people = [man, { ...man, sex: '女' as const, ageYears: 30, pregnant: 'yes' as const }];
const plain = (md: string): string =>
  md.replaceAll(/[#>*|`_~[\]\n-]|^\s*\d+[.、)]|\p{Emoji}/gu, ' ').trim();
const sentences = trainingReplies()
  .flatMap((reply) => reply.sentences.map(({ md }) => plain(md)))
  .filter((text) => text !== '');

/** Replies as models write them: headings, paragraphs, lists, quotations and tables of labelled sentences. */
const sentence = fc.constantFrom(...sentences);
const block = fc.oneof(
  sentence.map((text) => `## ${text}`),
  fc.array(sentence, { minLength: 1, maxLength: 3 }).map((texts) => texts.join('')),
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((texts) => texts.map((text) => `- ${text}`).join('\n')),
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((texts) => texts.map((text, n) => `${n + 1}. **${text}**`).join('\n')),
  sentence.map((text) => `> ${text}`),
  fc
    .array(fc.tuple(sentence, sentence), { minLength: 1, maxLength: 3 })
    .map((rows) =>
      ['| 一 | 二 |', '| --- | --- |', ...rows.map(([one, other]) => `| ${one} | ${other} |`)].join(
        '\n',
      ),
    ),
);

it('leaves the blocks of a reply as they are, whatever it takes out', () => {
  fc.assert(
    fc.property(
      fc.array(block, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...people),
      (blocks, person) => {
        const text = blocks.join('\n\n');
        const guard = createReplyGuard(person);
        const shown = guard.push(text) + guard.end();
        expect(structureOf(shown)).toEqual(structureOf(text));
      },
    ),
    { numRuns: costlyRuns(300) },
  );
});
