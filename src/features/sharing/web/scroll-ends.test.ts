import { expect, it } from 'vitest';
import { scrollEnds } from './scroll-ends.ts';

it('offers buttons to the ends of a share of more than five messages, from 200 px away', () => {
  const at = (messagesCount: number, fromTopPx: number, fromBottomPx: number) =>
    scrollEnds({ messagesCount, fromTopPx, fromBottomPx });
  expect(at(6, 0, 900)).toEqual({ toTop: false, toBottom: true });
  expect(at(6, 200, 200)).toEqual({ toTop: false, toBottom: false });
  expect(at(6, 201, 201)).toEqual({ toTop: true, toBottom: true });
  expect(at(5, 900, 900)).toEqual({ toTop: false, toBottom: false });
});
