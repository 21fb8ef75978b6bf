/** Maximum length of a model's value. */
export const modelValueCharsMax = 64;

/** The built-in engine, always available. */
export const localModel = 'local';

/** Maximum length of a receiver's id: that of a host name, and what tells recordings from conversations. */
export const receiverCharsMax = 260;
