/** The built-in database cannot run. The message is for the person who starts the product. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
