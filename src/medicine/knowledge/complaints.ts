import type { Complaint } from './complaint-row.ts';
import { acidReflux } from './complaints-acid-reflux.ts';
import { acne } from './complaints-acne.ts';
import { bleeding } from './complaints-bleeding.ts';
import { breathlessness } from './complaints-breathlessness.ts';
import { chestDiscomfort } from './complaints-chest-discomfort.ts';
import { childComplaint } from './complaints-child.ts';
import { climacteric } from './complaints-climacteric.ts';
import { commonCold } from './complaints-common-cold.ts';
import { constipation } from './complaints-constipation.ts';
import { constitution } from './complaints-constitution.ts';
import { cough } from './complaints-cough.ts';
import { diarrhoea } from './complaints-diarrhoea.ts';
import { dizziness } from './complaints-dizziness.ts';
import { earlyMenses } from './complaints-early-menses.ts';
import { epigastricFullness } from './complaints-epigastric-fullness.ts';
import { fatigue } from './complaints-fatigue.ts';
import { headache } from './complaints-headache.ts';
import { hypochondriacPain } from './complaints-hypochondriac-pain.ts';
import { insomnia } from './complaints-insomnia.ts';
import { jaundice } from './complaints-jaundice.ts';
import { jointPain } from './complaints-joint-pain.ts';
import { lateMenses } from './complaints-late-menses.ts';
import { leucorrhoea } from './complaints-leucorrhoea.ts';
import { lowBackPain } from './complaints-low-back-pain.ts';
import { lowMood } from './complaints-low-mood.ts';
import { abdominalLump } from './complaints-lump.ts';
import { menstrualPain } from './complaints-menstrual-pain.ts';
import { mouthUlcer } from './complaints-mouth-ulcer.ts';
import { oedema } from './complaints-oedema.ts';
import { palpitations } from './complaints-palpitations.ts';
import { postpartum } from './complaints-postpartum.ts';
import { pregnancy } from './complaints-pregnancy.ts';
import { rhinitis } from './complaints-rhinitis.ts';
import { skinRash } from './complaints-skin-rash.ts';
import { soreThroat } from './complaints-sore-throat.ts';
import { stomachPain } from './complaints-stomach-pain.ts';
import { sweating } from './complaints-sweating.ts';
import { tinnitus } from './complaints-tinnitus.ts';
import { urination } from './complaints-urination.ts';
import { wastingThirst } from './complaints-wasting-thirst.ts';
import { weightLoss } from './complaints-weight-loss.ts';

/**
 * The complaints the interview knows. To add one, write its file and list it here; of two that
 * are opened at the same place the first in the list is taken.
 */
export const complaints: readonly Complaint[] = [
  menstrualPain,
  stomachPain,
  diarrhoea,
  constipation,
  rhinitis,
  commonCold,
  cough,
  headache,
  insomnia,
  epigastricFullness,
  acidReflux,
  dizziness,
  palpitations,
  lowMood,
  hypochondriacPain,
  sweating,
  fatigue,
  lowBackPain,
  jointPain,
  soreThroat,
  mouthUlcer,
  tinnitus,
  skinRash,
  acne,
  earlyMenses,
  lateMenses,
  leucorrhoea,
  climacteric,
  urination,
  oedema,
  wastingThirst,
  chestDiscomfort,
  breathlessness,
  jaundice,
  bleeding,
  abdominalLump,
  weightLoss,
  pregnancy,
  postpartum,
  childComplaint,
  constitution,
];
