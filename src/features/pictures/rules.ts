/** A report of some pages scanned in colour, a photo of a phone. */
export const fileBytesMax = 20_000_000;
export const pagesMax = 10;
/** As many as a user can be expected to check; a message takes fewer. */
export const linesMax = 300;
export const lineCharsMax = 200;

/** A picture is drawn smaller than this before its words are recognised: letters of a page stay legible. */
export const pictureSidePixelsMax = 2_200;
/** Pages without text of their own; each takes some seconds and the battery of a phone. */
export const picturePagesMax = 5;
/** For the words of one file, with the download of what reads them. */
export const recognitionMsMax = 300_000;
/** A line with a piece that is less certain is not chosen. */
export const certaintyMin = 0.7;

/** Where the build puts the reader of PDF files; the version is that of its package (decision 113). */
export const pdfReaderVersion = '6.5.438';
export const pdfReaderFolder = `/assets/pdfjs-dist-${pdfReaderVersion}/`;

/** Where the build puts what recognises words (decision 118). */
export const wordModelsVersion = '1.4.2';
export const wordModelsFolder = `/assets/ocr-models-${wordModelsVersion}/`;
/** With the program that runs them, as sent. */
export const wordModelsMegabytes = 19;
