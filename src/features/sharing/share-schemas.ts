import * as z from 'zod/mini';
import { both } from '#platform/contract/define-texts.ts';
import { idField, checkThat, textField } from '#platform/contract/fields.ts';
import { proposals } from '#features/masking/contract.ts';
import { maskKinds, maskReplacementCharsMax } from '#features/masking/rules.ts';
import * as rules from './rules.ts';
import { sharingTexts } from './texts.ts';

export const text = (pick: (texts: (typeof sharingTexts)['zh-CN']) => string) =>
  both(sharingTexts, pick);

export const role = z.enum(['user', 'assistant']);
const sharedMessage = z.object({
  /** Position in the share, from 1; independent of the session. */
  id: z.int(),
  role,
  content: z.string(),
  /** The day it was written, as the midnight in Asia/Shanghai that begins it. */
  createdAt: z.string(),
});
export type SharedMessage = z.output<typeof sharedMessage>;

const outline = z.object({
  /** The complaint in the author's words, as they were published. */
  complaint: z.string(),
  /** The decade of the age (0, 10, … 90); null where no age is known. */
  ageBand: z.nullable(z.int()),
  sex: z.nullable(z.enum(['female', 'male'])),
  /** How often the author wrote. */
  turns: z.int(),
  /** Later reports of the course, oldest first. */
  course: z.array(z.object({ change: z.enum(rules.outlineChanges), words: z.string() })),
  /** The state of the complaint at the end; null where it is unknown. */
  outcome: z.nullable(z.enum(rules.outlineChanges)),
});
export type ShareOutline = z.output<typeof outline>;

export const shareFields = {
  /** A random number: neither order nor author can be read from it. */
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Joined by commas (SHR-14). */
  tags: z.string(),
  messages: z.array(sharedMessage),
  /** The number of messages; a card has the beginning of two. */
  messagesCount: z.int(),
  /** The outline on a card; null without a complaint. */
  outline: z.nullable(outline),
  totalComments: z.int(),
  createdAt: z.string(),
  isPublic: z.boolean(),
  isAnonymous: z.boolean(),
  helpNeeded: z.boolean(),
  status: z.enum(rules.shareStatuses),
  /** Null for an anonymous share, for every caller. */
  username: z.nullable(z.string()),
  isLiked: z.boolean(),
  likeCount: z.int(),
  viewCount: z.int(),
  /** Whether the caller is the author. */
  isMine: z.boolean(),
};
export const sharedSession = z.object(shareFields);
export type SharedSession = z.output<typeof sharedSession>;

const ownFields = {
  ...shareFields,
  /** Counts the submissions; a decision names the edition it is about. */
  edition: z.int(),
  /** One of `rejectReasons`, or the reviewer's own words. */
  rejectReason: z.nullable(z.string()),
  submittedAt: z.string(),
  reviewedAt: z.nullable(z.string()),
  /** Decided on since the author last looked. */
  isNews: z.boolean(),
};
export const myShare = z.object(ownFields);
export type MyShare = z.output<typeof myShare>;

/** The consent text for a publication and its version. */
export const consent = z.object({ version: z.string(), text: z.string() });
export type ShareConsent = z.output<typeof consent>;
/** Of the account's holder and family; proposed for masking wherever they occur. */
export const knownNames = z.array(z.string());
export const myShareDetail = z.object({ ...ownFields, proposals, knownNames, consent });
export type MyShareDetail = z.output<typeof myShareDetail>;

export const comment = z.object({
  id: z.int(),
  parent_id: z.nullable(z.int()),
  /** Empty for a deleted comment that stays because of its replies. */
  content: z.string(),
  createdAt: z.string(),
  /** Null: anonymous, or deleted. */
  username: z.nullable(z.string()),
  /** Written by the author of a share that is not anonymous. */
  isAuthor: z.boolean(),
  /** Whom a reply answers, if that is still shown; the name is null for an anonymous one. */
  answers: z.nullable(z.object({ id: z.int(), username: z.nullable(z.string()) })),
  isMine: z.boolean(),
  isDeleted: z.boolean(),
  /** Held for review; visible to its writer only. */
  isHeld: z.boolean(),
});
export const commentThread = z.extend(comment, {
  /** The first replies, oldest first; `listReplies` has all of them. */
  replies: z.array(comment),
  replyCount: z.int(),
});
export type SharedComment = z.output<typeof comment>;
export type CommentThread = z.output<typeof commentThread>;

export const title = textField({
  max: rules.shareTitleCharsMax,
  required: text((t) => t.titleRequired),
  tooLong: text((t) => t.titleTooLong),
});
export const description = textField({
  max: rules.shareDescriptionCharsMax,
  tooLong: text((t) => t.descriptionTooLong),
});
const tagLine = textField({ max: rules.shareTagsMax * (rules.shareTagCharsMax + 2) * 2 });
export const tags = z
  .union([tagLine, z.array(textField({ max: rules.shareTagCharsMax * 2 })).check(z.maxLength(20))])
  .check(
    checkThat(
      (value) => rules.readTags(value).length <= rules.shareTagsMax,
      text((t) => t.tooManyTags),
    ),
    checkThat(
      (value) => rules.readTags(value).every((tag) => [...tag].length <= rules.shareTagCharsMax),
      text((t) => t.tagTooLong),
    ),
  );
const place = z.int().check(z.minimum(0), z.maximum(1_000_000));
const chosenMask = {
  kind: z._default(z.enum(maskKinds), 'other'),
  start: place,
  end: place,
  replacement: textField({ max: maskReplacementCharsMax }),
};
export const described = {
  title,
  description: z._default(description, ''),
  tags: z._default(tags, []),
  isPublic: z._default(z.boolean(), false),
  isAnonymous: z._default(z.boolean(), true),
  helpNeeded: z._default(z.boolean(), false),
  /** The version of the consent text that was shown; defaults to the current one. */
  consentVersion: z.optional(textField({ max: 20 })),
};
export const messageIds = z
  .array(idField)
  .check(z.minLength(1), z.maxLength(rules.shareMessagesMax));
export const chosenMasks = z
  .array(z.object({ messageId: idField, ...chosenMask }))
  .check(z.maxLength(rules.shareMasksMax));
export const keptMessages = z
  .array(
    z.object({
      id: idField,
      masks: z._default(z.array(z.object(chosenMask)).check(z.maxLength(rules.shareMasksMax)), []),
    }),
  )
  .check(z.minLength(1), z.maxLength(rules.shareMessagesMax));

export const reportBody = z.object({
  reason: z.enum(rules.reportReasons),
  details: z._default(
    textField({ max: rules.reportDetailsCharsMax, tooLong: text((t) => t.detailsTooLong) }),
    '',
  ),
});
