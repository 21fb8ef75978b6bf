import { ModelError, type ReplyPiece } from '#features/models/language-model.ts';

/** All pieces of a reply. */
export async function collect(reply: AsyncGenerator<ReplyPiece>): Promise<ReplyPiece[]> {
  const pieces: ReplyPiece[] = [];
  for await (const piece of reply) pieces.push(piece);
  return pieces;
}

/** The pieces that came before a reply failed, and its failure. Throws when it did not fail. */
export async function collectFailure(
  reply: AsyncGenerator<ReplyPiece>,
): Promise<{ pieces: ReplyPiece[]; error: ModelError }> {
  const pieces: ReplyPiece[] = [];
  try {
    for await (const piece of reply) pieces.push(piece);
  } catch (error) {
    if (error instanceof ModelError) return { pieces, error };
    throw error;
  }
  throw new Error(`no failure, but ${pieces.length} pieces`);
}

/** The text, or the reasoning, of a reply's pieces. */
export function textOf(pieces: readonly ReplyPiece[], type: 'text' | 'reasoning' = 'text'): string {
  return pieces.map((piece) => (piece.type === type ? piece.text : '')).join('');
}
