/** A report of some pages scanned in colour. */
export const fileBytesMax = 20_000_000;
export const pagesMax = 10;
/** As many as a user can be expected to check; a message takes fewer. */
export const linesMax = 300;
export const lineCharsMax = 200;

/** Where the build puts the reader of PDF files; the version is that of its package (decision 113). */
export const pdfReaderVersion = '6.5.438';
export const pdfReaderFolder = `/assets/pdfjs-dist-${pdfReaderVersion}/`;
