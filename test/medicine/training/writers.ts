import type { PositiveSet } from '#test/medicine/score.ts';
import { ownBodyNegatives, ownBodyPositives } from '#test/medicine/training/own-body.ts';
import { ownEveryday1 } from '#test/medicine/training/own-everyday-1.ts';
import { ownEveryday2 } from '#test/medicine/training/own-everyday-2.ts';
import { ownEverydayBodily } from '#test/medicine/training/own-everyday-bodily.ts';
import { ownEverydayPositives } from '#test/medicine/training/own-everyday-dangers.ts';
import { ownGreetings } from '#test/medicine/training/own-greetings.ts';
import { ownMindNegatives, ownMindPositives } from '#test/medicine/training/own-mind.ts';
import { ownPains } from '#test/medicine/training/own-pains.ts';
import { ownPlainNegatives } from '#test/medicine/training/own-plain.ts';
import {
  ownStandingNegatives,
  ownStandingPositives,
} from '#test/medicine/training/own-standing.ts';
import { writerANegatives1 } from '#test/medicine/training/writer-a-negatives-1.ts';
import { writerANegatives2 } from '#test/medicine/training/writer-a-negatives-2.ts';
import { writerAPositives1 } from '#test/medicine/training/writer-a-positives-1.ts';
import { writerAPositives2 } from '#test/medicine/training/writer-a-positives-2.ts';
import { writerAPositives3 } from '#test/medicine/training/writer-a-positives-3.ts';
import { writerBNegatives1 } from '#test/medicine/training/writer-b-negatives-1.ts';
import { writerBNegatives2 } from '#test/medicine/training/writer-b-negatives-2.ts';
import { writerBNegatives3 } from '#test/medicine/training/writer-b-negatives-3.ts';
import { writerBPositives1 } from '#test/medicine/training/writer-b-positives-1.ts';
import { writerBPositives2 } from '#test/medicine/training/writer-b-positives-2.ts';
import { writerBPositives3 } from '#test/medicine/training/writer-b-positives-3.ts';
import { writerBPositives4 } from '#test/medicine/training/writer-b-positives-4.ts';
import { writerCNegatives1 } from '#test/medicine/training/writer-c-negatives-1.ts';
import { writerCNegatives2 } from '#test/medicine/training/writer-c-negatives-2.ts';
import { writerCNegatives3 } from '#test/medicine/training/writer-c-negatives-3.ts';
import { writerCPositives1 } from '#test/medicine/training/writer-c-positives-1.ts';
import { writerCPositives2 } from '#test/medicine/training/writer-c-positives-2.ts';
import { writerCPositives3 } from '#test/medicine/training/writer-c-positives-3.ts';
import { writerCPositives4 } from '#test/medicine/training/writer-c-positives-4.ts';
import { writerCPositives5 } from '#test/medicine/training/writer-c-positives-5.ts';
import { writerDNegatives1 } from '#test/medicine/training/writer-d-negatives-1.ts';
import { writerDNegatives2 } from '#test/medicine/training/writer-d-negatives-2.ts';
import { writerDPositives1 } from '#test/medicine/training/writer-d-positives-1.ts';
import { writerDPositives2 } from '#test/medicine/training/writer-d-positives-2.ts';
import { writerDPositives3 } from '#test/medicine/training/writer-d-positives-3.ts';
import { writerDPositives4 } from '#test/medicine/training/writer-d-positives-4.ts';

/** Who wrote for the learned reader: all but the last two without sight of the rules. */
export const writers: readonly {
  name: string;
  positives: PositiveSet;
  negatives: readonly string[];
  isChat?: true;
}[] = [
  {
    name: 'writer-a',
    positives: joined([writerAPositives1, writerAPositives2, writerAPositives3]),
    negatives: [...writerANegatives1, ...writerANegatives2],
  },
  {
    name: 'writer-b',
    positives: joined([writerBPositives1, writerBPositives2, writerBPositives3, writerBPositives4]),
    negatives: [...writerBNegatives1, ...writerBNegatives2, ...writerBNegatives3],
  },
  {
    name: 'writer-c',
    positives: joined([
      writerCPositives1,
      writerCPositives2,
      writerCPositives3,
      writerCPositives4,
      writerCPositives5,
    ]),
    negatives: [...writerCNegatives1, ...writerCNegatives2, ...writerCNegatives3],
  },
  {
    name: 'writer-d',
    positives: joined([writerDPositives1, writerDPositives2, writerDPositives3, writerDPositives4]),
    negatives: [...writerDNegatives1, ...writerDNegatives2],
  },
  {
    name: 'own',
    positives: joined([ownMindPositives, ownBodyPositives, ownStandingPositives]),
    negatives: [
      ...ownMindNegatives,
      ...ownBodyNegatives,
      ...ownPlainNegatives,
      ...ownGreetings,
      ...ownPains,
      ...ownStandingNegatives,
      ...ownEverydayBodily,
    ],
  },
  {
    name: 'own-everyday',
    positives: ownEverydayPositives,
    negatives: [...ownEveryday1, ...ownEveryday2],
    isChat: true,
  },
];

function joined(sets: readonly PositiveSet[]): PositiveSet {
  const all: Record<string, string[]> = {};
  for (const set of sets) {
    for (const [key, sentences] of Object.entries(set)) (all[key] ??= []).push(...sentences);
  }
  return all;
}
