// What people without training write to each other about medicines, and should not: offers and orders.

import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const remedyWords = lexicon(remedyLists);

const offer = remedyWords['remedy.offer'].regExp();
const order = remedyWords['remedy.order'].regExp('iu');

/** Whether a text offers medicines or cures for sale. */
export const offersMedicine = (text: string): boolean => offer.test(text);

/** Whether a text tells its reader to take, change or stop a treatment, or names a dose. */
export const ordersTreatment = (text: string): boolean => order.test(text);
