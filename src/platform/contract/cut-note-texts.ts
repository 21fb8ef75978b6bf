/** The words by which a note of the safety layer is known, in replies from before, too. */
export const cutNoteTexts = { here: '此处', leftOut: '略去', again: '略' } as const;
