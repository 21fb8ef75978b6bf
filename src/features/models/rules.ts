/** Length of a model's name on the wire, in characters. */
export const modelValueCharsMax = 64;

/** The built-in engine: always there. */
export const localModel = 'local';

/** Length of a receiver's name in the ledger, in characters: a host name at most. */
export const receiverCharsMax = 253;
