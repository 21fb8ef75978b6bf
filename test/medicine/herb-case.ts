import { checkHerbList } from '#medicine/herb-safety/check-herb-list.ts';
import type { ListFinding } from '#medicine/herb-safety/list-finding.ts';
import { checkHerbText } from '#medicine/herb-safety/check-herb-text.ts';
import { findDoses } from '#medicine/herb-safety/herb-doses.ts';
import { readHerbList } from '#medicine/herb-safety/herb-list.ts';
import type { Count } from '#test/medicine/score.ts';
import { man } from '#test/medicine/man.ts';

/** Lists that people bring, and lines that a model may write; behind `>` what must be named. */
export type HerbCases = {
  /** Lists that hold an incompatible pair. */
  pairs: readonly string[];
  /** Lists that hold something a pregnant woman must not take on her own. */
  pregnancy: readonly string[];
  /** Lists with nothing to mind, for a person who is not pregnant, nursing or a child. */
  clean: readonly string[];
  /** A model's lines that must not be shown as they are. */
  cut: readonly string[];
  /** A model's lines whose doses must go. */
  dose: readonly string[];
};

const unaffected = { pregnant: false, lactating: false, ageYears: 40 };
const alarming = new Set(['danger', 'caution']);

function split(line: string): { text: string; expected: string[] } {
  const [text = '', expected = ''] = line.split(' > ');
  return { text, expected: expected.split(' ').filter(Boolean) };
}

/** Herbs are named with the formula that brings them, and in their form: 制附子（参附汤）. */
const namesAll = ({ names }: ListFinding, expected: readonly string[]): boolean =>
  expected.every((one) =>
    names
      .map((name) => name.replace(/（.*/u, ''))
      .some((name) => name.includes(one) || one.includes(name)),
  );

function counted(lines: readonly string[], isFound: (line: string) => boolean): Count {
  const missed = lines.filter((line) => !isFound(line));
  return { found: lines.length - missed.length, total: lines.length, missed };
}

/** How many of each kind are found; of the clean lists, how many raise an alarm. */
export function countHerbCases(cases: HerbCases): Record<keyof HerbCases, Count> {
  const alarmed = counted(cases.clean, (text) =>
    checkHerbList(readHerbList(text), unaffected).some(({ severity }) => alarming.has(severity)),
  );
  return {
    pairs: counted(cases.pairs, (line) => {
      const { text, expected } = split(line);
      return checkHerbList(readHerbList(text), unaffected).some(
        (finding) => finding.kind === 'incompatible' && namesAll(finding, expected),
      );
    }),
    pregnancy: counted(cases.pregnancy, (line) => {
      const { text, expected } = split(line);
      return checkHerbList(readHerbList(text), { ...unaffected, pregnant: true }).some(
        (finding) =>
          ['pregnancy-forbidden', 'pregnancy-caution'].includes(finding.kind) &&
          namesAll(finding, expected),
      );
    }),
    clean: { ...alarmed, missed: cases.clean.filter((line) => !alarmed.missed.includes(line)) },
    cut: counted(cases.cut, (line) => checkHerbText(line, man).verdict === 'cut'),
    dose: counted(cases.dose, (line) => findDoses(checkHerbText(line, man).text).length === 0),
  };
}
