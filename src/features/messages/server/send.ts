/** A message as its writer sent it. */
export type Send = {
  userId: number;
  sessionId: number;
  content: string;
  clientMessageId: string | null;
  now: Date;
};
