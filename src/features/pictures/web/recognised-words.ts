import { certaintyMin } from '../rules.ts';
import type { PlacedText } from './page-lines.ts';

type Point = { x: number; y: number };

/** Words that were recognised in a picture, with the corners of their box from the top left clockwise. */
export type RecognisedWords = {
  text: string;
  certainty: number;
  corners: readonly [Point, Point, Point, Point];
};

/** A box this much wider than high tells how the page is turned. */
const tellingShare = 3;
/** What is recognised for the raised digits of 10⁹/L. */
const raised = /(?<=10)[~*](?=\d{1,2}\s*\/)/gu;

/** The words of a picture that was held a little askew, as they stand on the page. */
export function levelled(words: readonly RecognisedWords[]): PlacedText[] {
  const turn = -turnOf(words);
  return words.map(({ text, certainty, corners: [topLeft, topRight, , bottomLeft] }) => {
    const x = (topLeft.x + bottomLeft.x) / 2;
    const y = (topLeft.y + bottomLeft.y) / 2;
    const height = distance(topLeft, bottomLeft);
    return {
      text: text.trim().replaceAll(raised, '^'),
      x: x * Math.cos(turn) - y * Math.sin(turn),
      y: x * Math.sin(turn) + y * Math.cos(turn),
      // A box is wider than its words, by about their height.
      width: distance(topLeft, topRight) - height,
      height,
      certainty,
    };
  });
}

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * The words of a picture in the turn in which most of it can be read: papers are photographed lying
 * on their side and upside down, too. `read` recognises the picture after that turn; the others are
 * tried only where the picture as it is cannot be read.
 */
export async function uprightWords(
  read: (turn: Turn) => Promise<RecognisedWords[]>,
): Promise<RecognisedWords[]> {
  let best = await read(0);
  const isOnSide = lengthOf(best.filter(isTall)) * 2 > lengthOf(best);
  const others: Turn[] = isOnSide ? [90, 270] : [180];
  for (const turn of others) {
    if (legibleLength(best) * 2 >= lengthOf(best)) break;
    const words = await read(turn);
    if (legibleLength(words) > legibleLength(best)) best = words;
  }
  return best;
}

/** Characters that are certain, in boxes as they stand on a page. */
const legibleLength = (words: readonly RecognisedWords[]): number =>
  lengthOf(words.filter((each) => each.certainty >= certaintyMin && !isTall(each)));

const lengthOf = (words: readonly RecognisedWords[]): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);

const isTall = ({ corners: [topLeft, topRight, , bottomLeft] }: RecognisedWords): boolean =>
  distance(topLeft, bottomLeft) > 1.5 * distance(topLeft, topRight);

/** By how much the page is turned: as the middle one of its long lines. */
function turnOf(words: readonly RecognisedWords[]): number {
  const turns = words.flatMap(({ corners: [topLeft, topRight, , bottomLeft] }) =>
    distance(topLeft, topRight) > tellingShare * distance(topLeft, bottomLeft)
      ? [Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x)]
      : [],
  );
  return turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
