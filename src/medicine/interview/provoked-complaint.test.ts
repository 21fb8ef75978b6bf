import { describe, expect, it } from 'vitest';
import { chooseComplaint } from './choose-complaint.ts';

const complaintOf = (content: string) =>
  chooseComplaint([{ role: 'user', content }])?.complaint?.name;

describe('a complaint', () => {
  it('is the pain that a cough sets off, not the cough', () => {
    expect(complaintOf('一咳嗽肋巴骨就疼')).toBe('胁痛');
    expect(complaintOf('一咳嗽就窜着疼，从腰到腿')).toBeUndefined();
    expect(complaintOf('一感冒就咳嗽半个月')).toBe('咳嗽');
  });

  it('is a value of a report outside what is usual, although nothing is felt', () => {
    expect(complaintOf('体检报告出来尿酸 512，人没什么不舒服，怎么办')).toBe('痛风');
    expect(complaintOf('最近做了体检，都正常，没什么不舒服')).toBe('体质');
  });
});
