/** Rows of the knowledge that the logic treats by their name. */
export const named = {
  fever: '发热',
  menstrualPain: '痛经',
  blurredSight: '视物模糊',
  chill: '恶寒',
  coldByNature: '畏寒',
  afterBirth: '产后不适',
  vaginalBleeding: '阴道出血',
  bleedingAfterMenopause: '绝经后出血',
} as const;
