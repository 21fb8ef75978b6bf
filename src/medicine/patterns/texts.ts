/** How the signs of a pattern are graded. */
export const gradeNames = {
  main: '主症',
  second: '次症',
  support: '佐证',
  against: '反证',
} as const;
