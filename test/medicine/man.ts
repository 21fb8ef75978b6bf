import type { Patient } from '#medicine/herb-safety/patient.ts';

/** A man of forty who takes nothing, is in no danger and has mentioned no tongue, tests or looks. */
export const man: Patient = {
  sex: '男',
  ageYears: 40,
  pregnant: 'no',
  medicines: [],
  allergies: [],
  redFlagOpen: false,
  hasTold: { tongue: false, tests: false, looks: false },
};
