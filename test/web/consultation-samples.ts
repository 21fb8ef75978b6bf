import type { SessionSummary, SymptomTimeline } from '#features/summary/contract.ts';
import type { VisitSummary } from '#features/visit-summary/contract.ts';

import type { Answers } from './scripted-answers.ts';
import { models, onePage, session, someDay } from './samples.ts';

export const symptomsSummary = (fields: Partial<SessionSummary> = {}): SessionSummary => ({
  symptoms: {},
  possibleDiagnosis: '',
  recommendations: '',
  updatedAt: null,
  items: [],
  lines: [],
  prescriptions: [],
  tenQuestions: [],
  ...fields,
});

export const noCourse: SymptomTimeline = {
  theme: '',
  lanes: [],
  charts: [],
  until: null,
  events: [],
};

/** One symptom, mentioned once. */
export const headacheCourse: SymptomTimeline = {
  ...noCourse,
  theme: '头痛三天',
  lanes: [
    {
      symptom: '头痛',
      term: '头痛',
      plain: '头痛',
      periods: [
        {
          onset: { kind: 'told', day: '2026-11-20', words: '' },
          endedAt: null,
          steps: [{ messageId: 1, sessionId: 1, at: someDay, note: '头痛', change: 'new' }],
        },
      ],
    },
  ],
  until: someDay,
};

export const visitSummary = (sections: VisitSummary['sections']): VisitSummary => ({
  AIGC: {
    Label: '1',
    ContentProducer: 'house',
    ProduceID: '1',
    ReservedCode1: '',
    ContentPropagator: 'house',
    PropagateID: '1',
    ReservedCode2: '',
  },
  sessionId: 1,
  title: '头痛三天',
  madeAt: '2026-11-23T01:00:00.000Z',
  isEmpty: sections.length === 0,
  sections,
  leftOut: 0,
});

/** What the page of an empty conversation requests. */
export const chatAnswers: Answers = {
  getSession: session(),
  listMessages: onePage([]),
  getModelsConfig: models,
  getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
  getSymptomsSummary: symptomsSummary(),
};
