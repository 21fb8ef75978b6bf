import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPlaces } from './changed-places.ts';

it('finds what was replaced in a line, without what is alike', () => {
  expect(changedPlaces('先看作息。\n每天吃12克。好', '先看作息。\n（剂量已略去）好')).toEqual([
    { written: '每天吃12克。', shown: '（剂量已略去）' },
  ]);
});

it('finds a line that went, also among new ones', () => {
  expect(changedPlaces('一\n二\n三', '一\n三\n（提醒）')).toEqual([{ written: '二', shown: '' }]);
});

it('leaves out what was only added', () => {
  expect(changedPlaces('一\n二', '开头\n一\n二（须由医师面诊）\n结尾')).toEqual([]);
});

it('finds nothing between a text and itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(changedPlaces(text, text)).toEqual([]);
    }),
  );
});

it('finds every line that is gone', () => {
  const line = fc.constantFrom('甲', '乙', '丙', '丁');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const left = lines.filter((each) => each !== '甲');
      const gone = lines.length - left.length;
      expect(changedPlaces(lines.join('\n'), left.join('\n'))).toHaveLength(gone);
    }),
  );
});
