import { describe, expect, it } from 'vitest';
import { keptLines } from './kept-lines.ts';

const none = { medicines: [], allergies: [] };
const known = {
  ...none,
  isOfFamily: true,
  sex: '女',
  ageYears: 67,
  conditions: ['高血压'],
  medicines: ['华法林', '氨氯地平'],
  pregnant: 'no',
} as const;

describe('what is kept of somebody in the family', () => {
  it('is told in lines, without a pregnancy that nobody asks about at that age', () => {
    expect(keptLines(known, [])).toEqual([
      { section: 'person', label: '女' },
      { section: 'person', label: '67岁' },
      { section: 'medicines', label: '华法林', status: 'taken' },
      { section: 'medicines', label: '氨氯地平', status: 'taken' },
      { section: 'diseases', label: '高血压' },
      { section: 'allergies', label: '', status: 'none' },
    ]);
  });

  it('says nothing of what was not filled in', () => {
    expect(keptLines({ isOfFamily: true }, [])).toEqual([]);
    expect(keptLines({ sex: '男', pregnant: 'no' }, [])).toEqual([
      { section: 'person', label: '男' },
    ]);
  });

  it('tells a pregnancy and nursing, and the months of an infant', () => {
    const labels = keptLines({ sex: '女', ageYears: 30, pregnant: 'yes', lactating: true }, []);
    expect(labels.slice(2)).toEqual([
      { section: 'pregnancy', label: '怀孕', status: 'yes' },
      { section: 'pregnancy', label: '哺乳', status: 'yes' },
    ]);
    expect(keptLines({ ageYears: 0, ageMonths: 5 }, [])).toEqual([
      { section: 'person', label: '5个月' },
    ]);
  });

  it('gives way to what the conversation tells of the same thing, and to nothing else', () => {
    const told = [
      { section: 'medicines', label: '华法林钠片' },
      { section: 'diseases', label: '' },
      { section: 'allergies', label: '青霉素' },
      { section: 'person', label: '女' },
    ] as const;
    expect(keptLines(known, told).map(({ section, label }) => [section, label])).toEqual([
      ['person', '67岁'],
      ['medicines', '氨氯地平'],
      ['diseases', '高血压'],
    ]);
  });
});
