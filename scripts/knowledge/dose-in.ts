const units = '毫克|微克|克|毫升|升|片|粒|颗|丸|滴|喷|单位|支|包|袋|勺|匙|mg|ml|g|iu';
const amount = String.raw`(?:\d+(?:\.\d+)?|[一二两三四五六七八九十百半几]+)`;
const dose = new RegExp(String.raw`${amount}\s*(?:${units})(?![a-z])`, 'iu');

/** The amount of a medicine in a text, if there is one. */
export const doseIn = (text: string): string | undefined => dose.exec(text)?.[0];
