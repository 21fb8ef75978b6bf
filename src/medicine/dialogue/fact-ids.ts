/** The id of the question whether facts on the person are right. */
export const confirmId = 'confirm';

/** The ids of the facts that it may put; of a medicine with its name behind. */
export const factIds = {
  pregnancy: 'pregnancy',
  age: 'age',
  subject: 'subject',
  since: 'since',
  allergies: 'allergies',
  medicine: (name: string) => `medicine.${name}`,
} as const;
