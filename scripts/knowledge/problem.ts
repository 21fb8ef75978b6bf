/** What is wrong with a file of the knowledge, and where. */
export type Problem = { file: string; line: number; message: string };

/** A file of the knowledge or one compiled from it, by its path from the repository's root. */
export type TextFile = { file: string; text: string };

/** What one kind of knowledge compiles to; nothing is written while there are problems. */
export type Compiled = { files: TextFile[]; problems: Problem[] };

/** The longest line that can still be read and commented on in a review. */
const lineCharsMax = 200;

/** The lines of a reviewed file that are too long to review. */
export function overlongLines({ file, text }: TextFile): Problem[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      line.length > lineCharsMax
        ? [{ file, line: at + 1, message: `${line.length} characters; at most ${lineCharsMax}` }]
        : [],
    );
}
