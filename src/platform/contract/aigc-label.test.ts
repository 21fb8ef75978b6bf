import { describe, expect, it } from 'vitest';
import { aigcLabel, isAigcValue } from './aigc-label.ts';

describe('the label of generated content', () => {
  it('names producer and number twice, because the producer is the distributor', () => {
    expect(aigcLabel('xingwen', 'a-1')).toEqual({
      Label: '1',
      ContentProducer: 'xingwen',
      ProduceID: 'a-1',
      ReservedCode1: '',
      ContentPropagator: 'xingwen',
      PropagateID: 'a-1',
      ReservedCode2: '',
    });
  });

  it.each(['', ' ', 'a b', '杏问', 'a"b', "a'b", 'a\\b', 'a\nb', 'x'.repeat(201)])(
    'accepts no value that a parser could misread: %j',
    (value) => {
      expect(isAigcValue(value)).toBe(false);
      expect(() => aigcLabel(value, '1')).toThrow(RangeError);
      expect(() => aigcLabel('xingwen', value)).toThrow(RangeError);
    },
  );
});
