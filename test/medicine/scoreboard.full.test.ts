import { describe, expect, it } from 'vitest';
import { heldOutSet } from '#learning/held-out-corpus.ts';
import { trainingSet } from '#learning/training-corpus.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { triage } from '#medicine/triage/triage.ts';
import { developmentNegatives, developmentPositives } from '#test/medicine/development-sets.ts';
import { findingCases } from '#test/medicine/finding-cases.ts';
import { moreFindingCases } from '#test/medicine/finding-cases-more.ts';
import {
  countAlarms,
  countDoubts,
  countFalseAlarms,
  criticalGroups,
  ratesOf,
  scoreFindings,
  shareOf,
} from '#test/medicine/score.ts';
import type { PositiveSet } from '#test/medicine/score.ts';
import { developmentHerbCases } from '#test/medicine/development-herb-lists.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';
import { moreDevelopmentPatients } from '#test/medicine/development-patients-more.ts';
import { countHerbCases } from '#test/medicine/herb-case.ts';
import { historyPatients, morePatients } from '#test/medicine/interview-patients.ts';
import { scoreCourses } from '#test/medicine/score-courses.ts';
import { unseenHerbCases } from '#test/medicine/unseen-herb-lists.ts';
import { unseenPatients } from '#test/medicine/unseen-patients.ts';
import { unseenFindings } from '#test/medicine/unseen-findings.ts';

/** These read thousands of messages; a machine may be busy. */
const patientMs = 180_000;
const unseen = heldOutSet('unseen');
const seventh = heldOutSet('seventh');
const sixth = trainingSet('sixth');
const none = { found: 0, total: 1, missed: [] };

/** The share of a set that is alarmed or asked about: a danger without a name is asked about once. */
function heardShare(set: PositiveSet): number {
  const sentences = Object.values(set).flat();
  const alarmed = countFalseAlarms(sentences).found;
  return (alarmed + countDoubts(sentences).found) / sentences.length;
}

/** The bounds are what holds today with a little room, not what we wish for. */
describe('the scoreboard', () => {
  it('has a case for every kind of thing', () => {
    expect(Object.values(unseen.positives).flat().length).toBeGreaterThanOrEqual(150);
    expect(unseen.negatives.length).toBeGreaterThanOrEqual(150);
    expect(developmentNegatives.length).toBeGreaterThanOrEqual(300);
    expect(findingCases.length + moreFindingCases.length).toBeGreaterThanOrEqual(150);
    expect(unseenFindings.length).toBeGreaterThanOrEqual(60);
    expect(Object.values(developmentHerbCases).flat().length).toBeGreaterThanOrEqual(150);
    expect(Object.values(unseenHerbCases).flat().length).toBeGreaterThanOrEqual(90);
    const people = [...morePatients, ...developmentPatients, ...moreDevelopmentPatients];
    expect(people.filter(({ pattern }) => pattern !== '').length).toBeGreaterThanOrEqual(120);
    expect(unseenPatients.length).toBeGreaterThanOrEqual(60);
  });

  it(
    'finds the danger of the development sets at its level',
    () => {
      const counts = countAlarms(developmentPositives);
      for (const name of ['all', 'emergency', 'urgent', 'crisis', ...criticalGroups])
        expect([name, shareOf(counts.get(name) ?? none) >= 0.97]).toEqual([name, true]);
      expect(shareOf(countFalseAlarms(developmentNegatives))).toBeLessThanOrEqual(0.04);
    },
    patientMs,
  );

  it(
    'holds on the unseen half',
    () => {
      const counts = countAlarms(unseen.positives);
      const share = (name: string): number => shareOf(counts.get(name) ?? none);
      expect(share('emergency')).toBeGreaterThanOrEqual(0.94);
      expect(share('urgent')).toBeGreaterThanOrEqual(0.89);
      for (const name of criticalGroups) expect([name, share(name)]).toEqual([name, 1]);
      expect(heardShare(unseen.positives)).toBeGreaterThanOrEqual(0.99);
      expect(shareOf(countFalseAlarms(unseen.negatives))).toBeLessThanOrEqual(0.08);
      expect(ratesOf(scoreFindings(unseenFindings)).f1).toBeGreaterThanOrEqual(0.85);
    },
    patientMs,
  );

  it('keeps what the sixth set taught', () => {
    const counts = countAlarms(sixth.positives);
    expect(shareOf(counts.get('emergency') ?? none)).toBeGreaterThanOrEqual(0.97);
    expect(shareOf(counts.get('urgent') ?? none)).toBeGreaterThanOrEqual(0.97);
    expect(shareOf(countFalseAlarms(sixth.negatives))).toBeLessThanOrEqual(0.03);
  });

  it('holds on the seventh set, which was never read', () => {
    const counts = countAlarms(seventh.positives);
    const share = (name: string): number => shareOf(counts.get(name) ?? none);
    expect(share('emergency')).toBeGreaterThanOrEqual(0.94);
    expect(share('urgent')).toBeGreaterThanOrEqual(0.86);
    expect(share('crisis')).toBeGreaterThanOrEqual(0.8);
    expect(heardShare(seventh.positives)).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(countFalseAlarms(seventh.negatives))).toBeLessThanOrEqual(0.08);
  });

  it('finds what must not be together or not in pregnancy, and lets clean lists be', () => {
    for (const cases of [developmentHerbCases, unseenHerbCases]) {
      const { pairs, pregnancy, clean, cut, dose } = countHerbCases(cases);
      for (const count of [pairs, pregnancy, cut, dose]) expect(shareOf(count)).toBe(1);
      expect(clean.found).toBe(0);
    }
  });

  it(
    'leads people to their pattern without asking twice or adding a symptom',
    () => {
      const developed = scoreCourses([
        ...morePatients,
        ...historyPatients,
        ...developmentPatients,
        ...moreDevelopmentPatients,
      ]);
      const unheard = scoreCourses(unseenPatients);
      for (const { top3, turnsMax, repeated } of [developed, unheard]) {
        expect(shareOf(top3)).toBeGreaterThanOrEqual(0.9);
        expect(turnsMax).toBeLessThanOrEqual(8);
        expect(repeated).toEqual([]);
      }
      expect(developed.unsaid).toEqual([]);
    },
    patientMs,
  );

  it('reads symptoms with their polarity', () => {
    const { f1 } = ratesOf(scoreFindings([...findingCases, ...moreFindingCases]));
    expect(f1).toBeGreaterThanOrEqual(0.88);
  });
});

const talk = (...messages: string[]): Turn[] =>
  messages.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: '明白了。' },
  ]);

describe('an open alarm', () => {
  it('is closed by a correction of the whole message', () => {
    expect(triage(talk('我胸口疼得出冷汗', '打错了，是我问一道题')).level).toBe('routine');
    expect(triage(talk('大便是黑的，像柏油', '说错了，是不黑，没有血')).level).toBe('routine');
  });

  it('is closed when the words turn out to be of another time', () => {
    expect(triage(talk('晕倒了', '我刚才说的晕倒是去年的事')).level).toBe('routine');
    expect(triage(talk('我吐血了', '我说的是以前，现在没有')).level).toBe('routine');
  });

  it('is closed for good by a denial, a misreading or a no, until something new is said', () => {
    const closing = ['你误会了，我没有胸口疼', '不是急症，你搞错了', '不是'];
    for (const said of closing) {
      const page: Turn = { role: 'assistant', content: '您说到“胸口疼”，这种情况可能有生命危险。' };
      const turns: Turn[] = [
        { role: 'user', content: '我胸口疼得出冷汗' },
        page,
        ...talk(said, '我说的胸口疼得出冷汗是跑步以后', '胃有点胀'),
      ];
      expect([said, triage(turns).level]).toEqual([said, 'routine']);
      const again: Turn[] = [...turns, { role: 'user', content: '刚才又突然胸口疼，出冷汗' }];
      expect([said, triage(again).level]).toEqual([said, 'emergency']);
    }
    expect(triage(talk('我不想活了', '我没有想自杀啊，说气话')).level).toBe('routine');
    expect(triage(talk('我不想活了', '我没有想自杀', '今晚我就去跳楼')).level).toBe('crisis');
    expect(triage(talk('他昨晚又打我了', '你误会了，他没有打我')).level).toBe('routine');
  });

  it('stays open when it is played down or repeated', () => {
    expect(triage(talk('左边手脚没力，说话不清', '没那么严重，家里人说没事')).level).toBe(
      'emergency',
    );
    expect(triage(talk('他昨晚又打我了', '没那么严重，不用报警')).level).toBe('safety');
    expect(triage(talk('我不想活了', '你误会了，我是真的不想活了')).level).toBe('crisis');
    expect(triage(talk('胸口压着疼出冷汗', '不疼了，汗也没了')).level).toBe('emergency');
  });

  it('stays open when the person only states that it passed', () => {
    expect(triage(talk('左边手脚没力，说话不清', '现在好了')).level).toBe('emergency');
    expect(triage(talk('我不想活了', '没事了')).level).toBe('crisis');
  });

  it('keeps what the correction does not name', () => {
    expect(triage(talk('宝宝发烧抽了，还吐血', '说错了，没有吐血')).level).toBe('emergency');
  });

  it('is not put together from messages far apart', () => {
    const between = ['睡得不好', '大便正常', '不口苦', '月经还好'];
    expect(triage(talk('生气以后胸闷，三年了', ...between, '夏天一热就出大汗')).level).toBe(
      'routine',
    );
  });
});

describe('junk', () => {
  it.each(['没怀孕', '我妈想死打我', '宝宝5天', '38.5', '没 有 ', '突然左手', '血血'])(
    'of %s is read to its end',
    (piece) => {
      const content = piece.repeat(20_000 / piece.length);
      expect(() => triage([{ role: 'user', content }])).not.toThrow();
    },
  );
});

describe('words about time and people', () => {
  it('takes a weakness that passed within the hour for danger, one long past not', () => {
    const level = (content: string): string => triage([{ role: 'user', content }]).level;
    expect(level('左手刚才没劲，十分钟后好了')).toBe('emergency');
    expect(level('前年左手没劲过一阵，后来好了')).toBe('routine');
  });

  it('reads spaces as commas, and lists behind a denial as one', () => {
    const level = (content: string): string => triage([{ role: 'user', content }]).level;
    expect(level('没有 黑便 呕血 晕倒')).toBe('routine');
    expect(level('没发烧 突然嘴歪了 右手没劲')).toBe('emergency');
  });
});
