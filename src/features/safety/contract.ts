import * as z from 'zod/mini';
import { both } from '#platform/contract/define-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idField, textField } from '#platform/contract/fields.ts';
import { checkAgeYearsMax, listCharsMax, medicinesCharsMax } from './rules.ts';
import { safetyTexts } from './texts.ts';

const listedHerb = z.object({
  kind: z.enum(['herb', 'formula']),
  /** The canonical name. */
  name: z.string(),
  /** Its spellings in the list, each once. */
  written: z.array(z.string()),
  /** The herbs of a formula; empty for a herb. */
  herbs: z.array(z.string()),
  /** Western drugs in a ready-made medicine. */
  western: z.array(z.string()),
  /** 大毒, 有毒, 小毒, or 管制 for medicines under state control. */
  toxicity: z.nullable(z.enum(['大毒', '有毒', '小毒', '管制'])),
  pregnancy: z.nullable(z.enum(['禁用', '慎用'])),
  lactation: z.nullable(z.enum(['慎用'])),
  /** The amount as written, and the grams it may mean; null when none could be read. */
  amounts: z.array(
    z.object({
      written: z.string(),
      grams: z.nullable(z.object({ least: z.number(), most: z.number() })),
    }),
  ),
  /** The usual daily limit (grams); null when none is known and the amount was not checked. */
  limit: z.nullable(z.number()),
  source: z.string(),
});
export type ListedHerb = z.output<typeof listedHerb>;

const listFinding = z.object({
  /** Such as `incompatible`; newer servers may send others. */
  kind: z.string(),
  severity: z.enum(['danger', 'caution', 'note']),
  /** A sentence in the caller's language. */
  text: z.string(),
  source: z.string(),
});
export type CheckedFinding = z.output<typeof listFinding>;

const herbCheck = z.object({
  herbs: z.array(listedHerb),
  /** Western medicines as written, with their kind and the drugs known to be in them. */
  medicines: z.array(
    z.object({
      written: z.string(),
      classes: z.array(z.string()),
      ingredients: z.array(z.string()),
    }),
  ),
  /** Entries that were not recognised and therefore not checked. */
  unknown: z.array(z.string()),
  /** Most severe first. */
  findings: z.array(listFinding),
  /** Who decides; must always be shown. */
  notice: z.string(),
});
export type HerbCheck = z.output<typeof herbCheck>;

export const safetyEndpoints = defineEndpoints({
  checkHerbs: {
    method: 'POST',
    path: '/ai/api/herb-check/',
    access: 'agreed',
    summary: 'Check a list of herbs, formulas and medicines; recommends nothing and stores nothing',
    errors: ['not_found'],
    limits: [{ name: 'herb-check', max: 30, windowMs: 60_000, by: 'account' }],
    body: z.object({
      text: textField({
        max: listCharsMax,
        required: both(safetyTexts, (t) => t.listRequired),
        tooLong: both(safetyTexts, (t) => t.listTooLong),
      }),
      /** The family member whose stored facts replace what is omitted; else the caller's. */
      personId: z.optional(z.nullable(idField)),
      pregnant: z.optional(z.boolean()),
      lactating: z.optional(z.boolean()),
      ageYears: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(checkAgeYearsMax)))),
      medicines: z.optional(
        textField({
          max: medicinesCharsMax,
          tooLong: both(safetyTexts, (t) => t.medicinesTooLong),
        }),
      ),
    }),
    reply: herbCheck,
  },
});
