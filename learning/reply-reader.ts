import { readSafety } from '#features/messages/server/consultation-safety.ts';
import { checkedPatient } from '#medicine/herb-safety/checked-patient.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { hasG6pdDeficiency } from '#medicine/herb-safety/patient.ts';
import type { LabelledReply } from './replies.ts';

const sexes = { f: '女', m: '男' } as const;

/** The patient a reply is for, from the labels and the message. */
export function readerOf({ person, question }: LabelledReply): Patient {
  const turns = [{ role: 'user' as const, content: question }];
  const { allergies = [], diseases = [], medicines = [] } = person;
  const known = {
    sex: person.sex && sexes[person.sex],
    ageYears: person.ageYears,
    pregnant: person.pregnant,
    lactating: person.nursing,
    medicines,
    allergies: [
      ...allergies,
      ...diseases.filter((name) => hasG6pdDeficiency({ allergies: [name] })),
    ],
  };
  const { hasTold, redFlagOpen } = readSafety(turns, known, []).person;
  return { ...checkedPatient(turns, { ...known, redFlagOpen }), hasTold };
}
