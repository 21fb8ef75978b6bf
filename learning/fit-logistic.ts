// Logistic regression with a penalty on the squares of the weights, by L-BFGS (Nocedal and Wright,
// Numerical Optimization, 2006, algorithms 7.4 and 7.5 with a backtracking line search). The same
// examples give the same weights.

/** One example: its features by place, with their values. */
export type Example = { places: Int32Array; values: Float64Array; is: boolean; weight: number };
export type Fitted = { bias: number; weights: Float64Array };

const memoryMax = 8;
const roundsMax = 200;
/** The search has ended when no slope is steeper than this share of the number of examples. */
const slopeShareMin = 1e-6;
const decrease = 1e-4;
const halvingsMax = 40;

type Point = { at: Float64Array; cost: number; slope: Float64Array };

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Cost and slope at a point; its last place is the bias, on which there is no penalty. */
function look(examples: readonly Example[], at: Float64Array, penalty: number): Point {
  const last = at.length - 1;
  const slope = new Float64Array(at.length);
  let cost = 0;
  for (let i = 0; i < last; i += 1) {
    const held = at[i] ?? 0;
    cost += 0.5 * penalty * held * held;
    slope[i] = penalty * held;
  }
  for (const { places, values, is, weight } of examples) {
    let sum = at[last] ?? 0;
    for (let i = 0; i < places.length; i += 1) sum += (at[places[i] ?? 0] ?? 0) * (values[i] ?? 0);
    const against = is ? -sum : sum;
    cost += weight * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))));
    const error = weight * (1 / (1 + Math.exp(-sum)) - (is ? 1 : 0));
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] ?? 0;
      slope[place] = (slope[place] ?? 0) + error * (values[i] ?? 0);
    }
    slope[last] = (slope[last] ?? 0) + error;
  }
  return { at, cost, slope };
}

type Step = { moved: Float64Array; turned: Float64Array; scale: number };

/** The way down, bent by what the last steps showed of the curvature. */
function direction(slope: Float64Array, steps: readonly Step[]): Float64Array {
  const way = slope.map((one) => -one);
  const shares: number[] = [];
  for (const { moved, turned, scale } of steps.toReversed()) {
    const share = scale * dot(moved, way);
    shares.push(share);
    for (let i = 0; i < way.length; i += 1) way[i] = (way[i] ?? 0) - share * (turned[i] ?? 0);
  }
  const newest = steps.at(-1);
  if (newest) {
    const size = 1 / (newest.scale * dot(newest.turned, newest.turned));
    for (let i = 0; i < way.length; i += 1) way[i] = (way[i] ?? 0) * size;
  }
  for (const { moved, turned, scale } of steps) {
    const share = (shares.pop() ?? 0) - scale * dot(turned, way);
    for (let i = 0; i < way.length; i += 1) way[i] = (way[i] ?? 0) + share * (moved[i] ?? 0);
  }
  return way;
}

/** Learns weights for `size` places. */
export function fitLogistic(examples: readonly Example[], size: number, penalty: number): Fitted {
  let point = look(examples, new Float64Array(size + 1), penalty);
  const steps: Step[] = [];
  for (let round = 0; round < roundsMax; round += 1) {
    const steepest = point.slope.reduce((max, one) => Math.max(max, Math.abs(one)), 0);
    if (steepest < slopeShareMin * examples.length) break;
    const way = direction(point.slope, steps);
    const fall = dot(way, point.slope);
    let length = steps.length === 0 ? 1 / Math.max(1, steepest) : 1;
    let next: Point | undefined;
    for (let halving = 0; halving < halvingsMax; halving += 1, length /= 2) {
      const { at, cost } = point;
      const reach = length;
      const tried = look(
        examples,
        at.map((one, i) => one + reach * (way[i] ?? 0)),
        penalty,
      );
      if (tried.cost > cost + decrease * reach * fall) continue;
      next = tried;
      break;
    }
    if (next === undefined) break;
    const moved = next.at.map((one, i) => one - (point.at[i] ?? 0));
    const turned = next.slope.map((one, i) => one - (point.slope[i] ?? 0));
    const bend = dot(moved, turned);
    if (bend > 0) steps.push({ moved, turned, scale: 1 / bend });
    if (steps.length > memoryMax) steps.shift();
    point = next;
  }
  return { bias: point.at[size] ?? 0, weights: point.at.slice(0, size) };
}
