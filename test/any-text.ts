import fc from 'fast-check';

const surrogatesStart = 0xd800;
const surrogatesCount = 0x800;
const codePointsCount = 0x110000 - surrogatesCount;

/** Every code point but halves of surrogate pairs: `unit: 'binary'` without its table of a million characters. */
const character = fc.nat(codePointsCount - 1).map(
  (n) => String.fromCodePoint(n < surrogatesStart ? n : n + surrogatesCount),
  (value) => {
    const point = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== value)
      throw new Error('no character');
    return point < surrogatesStart ? point : point - surrogatesCount;
  },
);

/** Text of any characters for `fc.property`, also of names such as `__proto__`. */
export const anyText = (limits: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: character });
