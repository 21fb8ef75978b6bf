// Words of illness and remedies for whoever has to tell them from names of people.
import clinicalLists from '../compiled/lexicon/clinical.json' with { type: 'json' };
import { lexicon } from './lexicon.ts';

const clinical = lexicon(clinicalLists);

/** Characters of the body, of complaints and of care: a given name hardly holds one. */
export const illnessCharacters = clinical['clinical.illness-character'].words.join('');

/** Characters of remedies, of herbs and of diseases: they stand in given names, but hardly in tags. */
export const remedyCharacters = clinical['clinical.remedy-character'].words.join('');

/** Beginnings of clinical words whose first character is also a surname. */
export const clinicalWordsLikeNames = clinical['clinical.like-name'].words;
