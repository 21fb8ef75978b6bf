import { ensureServerBuilt } from '../scripts/builds.mjs';

/** The stories run the server as people do. */
export default async function buildServer(): Promise<void> {
  const error = await ensureServerBuilt();
  if (error) throw new Error(error);
}
