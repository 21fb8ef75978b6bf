/** Maximum length of a model's value. */
export const modelValueCharsMax = 64;

/** The built-in engine, always available. */
export const localModel = 'local';

/** Maximum length of a receiver's id: a host name with the prefix of receivers of recordings. */
export const receiverCharsMax = 260;
