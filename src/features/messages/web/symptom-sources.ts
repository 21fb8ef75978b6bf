import { createContext } from 'react';

/** Where a symptom of a summary comes from. */
type SymptomSource = { label: string; origin: 'own' | 'model'; messageId: number | null };

export type SymptomSources = {
  items: readonly SymptomSource[];
  /** Takes the reader to the words. */
  onJump: (messageId: number) => void;
};

/** What is known of a session's symptoms beyond its messages; nothing unless the page provides it. */
export const SymptomSourcesContext = createContext<SymptomSources>({ items: [], onJump: () => {} });
