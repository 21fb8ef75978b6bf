import type { Message } from '#features/messages/contract.ts';

/** A message as the page loads it: a complete answer of the assistant by default. */
export function messageRow(id: number, fields: Partial<Message>): Message {
  return {
    id,
    sessionId: 1,
    role: 'assistant',
    content: '',
    reasoningContent: '',
    symptomsSummary: null,
    promptTokens: 0,
    completionTokens: 0,
    createdAt: '2026-11-21T00:00:00.000Z',
    isSummary: false,
    status: 'complete',
    model: 'local',
    clientMessageId: null,
    warning: null,
    suggestions: [],
    suggestionsTogether: false,
    ...fields,
  };
}
