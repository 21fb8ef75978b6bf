import { describe, expect, it } from 'vitest';
import { specificationErrors, type ProjectFile } from './specification.ts';

const page = 'docs/specification/accounts.md';
const id = (number: number): string => `ACC-${number}`;
const statement = (number: number, proof: string): string =>
  `- **${id(number)}** A name has a bound.\n  Proof: ${proof}.`;
const tests: ProjectFile[] = [
  { path: 'src/a/name.test.ts', text: "it('refuses a long name', () => {})" },
  { path: 'src/b/twin.test.ts', text: '' },
  { path: 'src/c/twin.test.ts', text: '' },
];
const errorsOf = (text: string, ...others: ProjectFile[]): string[] =>
  specificationErrors([{ path: page, text }, ...tests, ...others]);

describe('the specification', () => {
  it('is correct when each statement has a unique id and an existing test', () => {
    const text = [
      statement(1, '`name.test.ts` › refuses a long name'),
      statement(2, '`c/twin.test.ts`, `name.test.ts`'),
      statement(3, 'none'),
    ].join('\n');
    const comment = { path: 'src/a/name.ts', text: `/** ${id(2)} */` };
    expect(errorsOf(text, comment)).toEqual([]);
  });

  it.each([
    ['an id twice', `${statement(1, 'none')}\n${statement(1, 'none')}`, 'is used twice'],
    ['a statement without a proof', `- **${id(1)}** A name has a bound.`, 'has no line'],
    ['a proof without a test', statement(1, 'somewhere'), 'names no test'],
    ['a test that does not exist', statement(1, '`gone.test.ts`'), 'does not exist'],
    ['the name of two tests', statement(1, '`twin.test.ts`'), 'which is 2 files'],
    ['a title that its test lacks', statement(1, '`name.test.ts` › takes any'), 'does not hold'],
  ])('may not have %s', (_, text, error) => {
    expect(errorsOf(text)).toEqual([expect.stringContaining(error)]);
  });

  it('is joined by the table of former stories, whose tests exist too', () => {
    const rowOf = (proof: string) => ({ path: 'docs/testing.md', text: `| a story | ${proof} |` });
    const none = statement(1, 'none');
    expect(
      errorsOf(none, rowOf('`name.test.ts` › refuses…, a long name; `c/twin.test.ts`')),
    ).toEqual([]);
    expect(errorsOf(none, rowOf('`name.test.ts` › refuses…, takes any'))).toEqual([
      expect.stringContaining('cites "takes any"'),
    ]);
    expect(errorsOf(none, rowOf('`gone.test.ts` › refuses…'))).toEqual([
      expect.stringContaining('does not exist'),
    ]);
  });

  it('is cited only by existing ids', () => {
    const comment = { path: 'src/a/name.ts', text: `// ${id(7)}: a rule.` };
    expect(errorsOf(statement(1, 'none'), comment)).toEqual([
      `src/a/name.ts cites ${id(7)}, which does not exist`,
    ]);
  });
});
