/** Maximum consents per reply; those in force come first. */
export const consentsMax = 300;
