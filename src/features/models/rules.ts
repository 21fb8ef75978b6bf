/** Length of a model's name on the wire, in characters. */
export const modelValueCharsMax = 64;

/** The built-in engine: always there. */
export const localModel = 'local';
